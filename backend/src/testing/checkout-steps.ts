import { eq } from 'drizzle-orm';
import { generateLink, initPayment, registerTickets, type WireBody } from '@rifas/shared/contracts';
import { sales } from '../db/schema';
import { signedHeaders } from '../gateway/read-notice';
import { LINK_STATUS, type TestRequest } from './contract-request';
import { CASH_BUYER, createDeposit, type TestSeller } from './fixtures';
import type { ReachedApp } from './reached-app';
import type { Answer } from './test-app';

export interface Link {
  token: string;
  saleId: number;
}

/** A payment link for tickets of a seller. */
export async function createLink(
  app: ReachedApp,
  seller: TestSeller,
  talones: number[],
  asumirRecargo = false,
): Promise<Link> {
  const body = { Nombre: 'Eva', Apellido: 'Paz', Email: 'eva@example.com', Celular: '099', Departamento: 'Salto' };
  const answer = await app.call(
    generateLink,
    { ...body, talones, status: LINK_STATUS, asumirRecargo: String(asumirRecargo) },
    { token: await app.tokenOf(seller.userId) },
  );
  const token = String(answer.body.data);
  const [sale] = await app.db.select().from(sales).where(eq(sales.token, token));
  if (!sale) throw new Error(`No link: ${answer.text}`);
  return { token, saleId: sale.id };
}

/** A seller registers tickets as sold in cash, with a deposit that has enough left. */
export async function sellInCash(app: ReachedApp, seller: TestSeller, talones: readonly number[]): Promise<Answer> {
  const deposito_id = await createDeposit(app.db, seller.passengerId, 100_000);
  const token = await app.tokenOf(seller.userId);
  return app.call(registerTickets, { comprador: CASH_BUYER, talones: [...talones], deposito_id }, { token });
}

/** init-payment with Visa credit in one instalment by default. */
export const pay = (
  app: Pick<ReachedApp, 'call'>,
  { token, saleId }: Link,
  amount: number,
  changes: WireBody = {},
): Promise<Answer> =>
  app.call(initPayment, {
    token,
    amount,
    client_department: 'Salto',
    client_email: 'Eva@Example.com',
    client_fname: 'Eva',
    client_lname: 'Paz',
    client_mobile: '099 1',
    venta_id: saleId,
    currency: '840',
    asumir_recargo: 'false',
    cuotas: '01',
    tarjeta: 'Visa',
    tipo_tarjeta: '',
    ...changes,
  });

// The amount of each payment, for its notice.
const amounts = new Map<string, number>();

/** Starts a payment. @returns the gateway's token */
export async function startPayment(
  app: ReachedApp,
  link: Link,
  amount: number,
  changes: WireBody = {},
): Promise<string> {
  const { body, text } = await pay(app, link, amount, changes);
  if (body.status !== 'success') throw new Error(`No payment: ${text}`);
  const { token } = body.data as { token: string };
  amounts.set(token, amount);
  return token;
}

const CARD = {
  issuer: 'Banco',
  acquirer: 'VisaNet',
  authorizationCode: '123456',
  maskedNumber: '4*** **** **** 1111',
  type: 'Credito',
} as const;

interface CallbackChanges {
  approved?: boolean;
  secret?: string;
  /** Seconds since the notice was signed. */
  age?: number;
  card?: object;
  /** Other fields of the notice. */
  fields?: object;
}

type Signer = Pick<ReachedApp, 'clock'> & { readonly config: Pick<ReachedApp['config'], 'gatewaySecret'> };

/** Any body, signed as the gateway signs. */
export const signedBody = <Body extends string | Buffer>(
  { config, clock }: Signer,
  payload: Body,
  { contentType = 'application/json', secret = config.gatewaySecret, age = 0 } = {},
) => ({
  method: 'POST' as const,
  url: '/geopay/callback',
  headers: {
    'content-type': contentType,
    ...signedHeaders(secret, new Date(clock().getTime() - age * 1000), payload),
  },
  payload,
});

/** The gateway's signed notice, as it is sent. */
export function signedNotice(
  app: Signer,
  attempt: string,
  { approved = true, card = {}, fields = {}, ...signature }: CallbackChanges = {},
): TestRequest {
  const notice = {
    attempt,
    approved,
    amount: amounts.get(attempt),
    currency: '840',
    card: { ...CARD, ...card },
    ...fields,
  };
  return signedBody(app, JSON.stringify(notice), signature);
}

export const notify = (app: ReachedApp, attempt: string, changes?: CallbackChanges): Promise<Answer> =>
  app.request(signedNotice(app, attempt, changes));
