/** The password of all demo sellers. */
export const PASSWORD = 'Rifas2026!';

/** The default buyer of a payment link. */
export const LINK_BUYER = {
  Nombre: 'Lucía',
  Apellido: 'Fernández',
  Email: 'lucia.f@example.com',
  Celular: '099 123 456',
  Departamento: 'Salto',
} as const;

export type Fields = readonly (readonly [name: string, value: string])[];

interface Call {
  readonly token?: string | undefined;
  readonly fields?: Fields | undefined;
}

/** A ticket as the API lists it. */
export interface DemoTicket {
  readonly id: number;
  readonly Numero: string;
  readonly SorteoNumero: string;
  readonly Estado: string;
  readonly FechaSorteo: { readonly date: string };
}

export interface DemoMail {
  readonly id: number;
  readonly text: string;
}

export interface LinkWish {
  readonly buyer?: Partial<Record<keyof typeof LINK_BUYER, string>>;
  /** The seller pays the card's surcharge. */
  readonly absorbs?: boolean;
}

/** Makes a call without a browser, as a form where there are fields. */
export function send(site: string, path: string, { token, fields }: Call = {}): Promise<Response> {
  const headers = token === undefined ? {} : { Authorization: token };
  const body = fields && new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return fetch(new URL(path, site), { headers, ...(body && { method: 'POST', body }) });
}

/** Returns the answer's envelope. @throws Error for anything but a success */
export async function call(site: string, path: string, request?: Call): Promise<Record<string, unknown>> {
  const envelope = (await (await send(site, path, request)).json()) as Record<string, unknown>;
  if (envelope['status'] !== 'success') throw new Error(`${path}: ${JSON.stringify(envelope)}`);
  return envelope;
}

/** The fields of the login form. */
export const credentials = (email: string) => ({ email, password: PASSWORD, getHash: 'false', type: 'student-rifas' });

/** Gets a token for one caller only, because a page replaces the token that it gets. */
export async function newToken(site: string, email: string): Promise<string> {
  return String((await call(site, '/auth/login', { fields: Object.entries(credentials(email)) }))['token']);
}

export const rafflesOf = async (site: string, token: string) =>
  (await call(site, '/api/talon/get-by-pasajero', { token }))['data'] as readonly (readonly DemoTicket[])[];

/** A ticket that can be sold. */
export const isPending = ({ Estado }: DemoTicket): boolean => Estado === 'Pendiente de Pago';

/** Makes a payment link for tickets of the token's seller. @returns the link's token */
export async function makeLink(
  site: string,
  token: string,
  tickets: readonly Pick<DemoTicket, 'id'>[],
  { buyer, absorbs = false }: LinkWish = {},
): Promise<string> {
  const fields = [
    ...Object.entries({ ...LINK_BUYER, ...buyer }),
    ...tickets.map(({ id }) => ['talones[]', String(id)] as const),
    ['status', 'Pendiente de pago'] as const,
    ['asumirRecargo', String(absorbs)] as const,
  ];
  return String((await call(site, '/api/talon/generate-link', { token, fields }))['data']);
}

/** The mails to an address, from the sandbox's mailbox, the newest first. */
export const mailsTo = async (site: string, address: string) =>
  (await call(site, `/sandbox/mailbox.json?para=${encodeURIComponent(address)}`))['data'] as readonly DemoMail[];
