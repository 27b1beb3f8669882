/** A term and its value; with an address, the value is a link, such as a mail address or a telephone number. */
export type Row = readonly [term: string, value: string, address?: string];
