/** A term and its value; with an address, the value is a link: whom to write to or to call. */
export type Row = readonly [term: string, value: string, address?: string];
