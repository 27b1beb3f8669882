import { eq, inArray } from 'drizzle-orm';
import { paymentAttempts, ticketPayments } from '@rifas/backend/db/schema';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@rifas/backend/gateway/read-notice';
import { signedNotice, startPayment } from '@rifas/backend/testing/checkout-steps';
import type { TestRequest } from '@rifas/backend/testing/contract-request';
import { firstOf, type Note } from '../report/tally';
import type { Target } from '../target/target';
import { GUESSES } from './forged-tokens';
import { DRAWS, offer, TOTAL } from './offer';

/** A payment that was begun but not made. */
async function begin(target: Target) {
  const link = await offer(target);
  return { ids: link.ids, attempt: await startPayment(target.app, link, TOTAL) };
}
type Payment = Awaited<ReturnType<typeof begin>>;

const soldOf = ({ app: { db } }: Target, { ids }: Payment): Promise<number> =>
  db.$count(ticketPayments, inArray(ticketPayments.ticketId, ids));

type Make = (target: Target, payment: Payment) => readonly TestRequest[];
type Changes = Parameters<typeof signedNotice>[2];

const withHeaders = (request: TestRequest, headers: Record<string, string>): TestRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
const signed = (target: Target, { attempt }: Payment, changes: Changes = {}): TestRequest =>
  signedNotice(target.app, attempt, changes);
const one =
  (changes: Changes): Make =>
  (target, payment) => [signed(target, payment, changes)];
const altered =
  (alter: (request: TestRequest) => TestRequest): Make =>
  (target, payment) => [alter(signed(target, payment))];
const signature = (value: string): Make => altered((request) => withHeaders(request, { [SIGNATURE_HEADER]: value }));
const timestamp = (change: (seconds: number) => string): Make =>
  altered((request) => withHeaders(request, { [TIMESTAMP_HEADER]: change(Number(request.headers[TIMESTAMP_HEADER])) }));

/** Notices that the gateway did not write. */
const FORGED: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(GUESSES.map((secret) => [`signed with '${secret}'`, one({ secret })])),
  'no signature': altered(({ headers, ...request }) => ({
    ...request,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== SIGNATURE_HEADER)),
  })),
  'an empty signature': signature(''),
  'half a signature': altered((request) =>
    withHeaders(request, { [SIGNATURE_HEADER]: String(request.headers[SIGNATURE_HEADER]).slice(0, 32) }),
  ),
  zeros: signature('0'.repeat(64)),
  'the body changed after signing': altered((request) => ({ ...request, payload: `${request.payload ?? ''} ` })),
  'the rejection of one made an approval': (target, payment) => {
    const request = signed(target, payment, { approved: false });
    return [{ ...request, payload: String(request.payload).replace('"approved":false', '"approved":true') }];
  },
  'the time changed after signing': timestamp((seconds) => String(seconds + 1)),
  'a time that is none': timestamp(() => 'NaN'),
  'two times': timestamp((seconds) => `${seconds}, ${seconds}`),
};
/** Notices with a valid signature, but too old or in the future. */
const UNTIMELY: Readonly<Record<string, Make>> = Object.fromEntries(
  [301, 3_600, 86_400, 31_536_000, -302, -86_400].map((age) => [`${age} seconds old`, one({ age })]),
);
/** A valid notice for each value of a field. */
const each = (field: string, what: string, values: readonly unknown[]): Readonly<Record<string, Make>> =>
  Object.fromEntries(
    values.map((value) => [`${what} ${JSON.stringify(value).slice(0, 30)}`, one({ fields: { [field]: value } })]),
  );
/** Valid notices whose amount, currency or decision differs from the begun payment. */
const OTHER_MONEY: Readonly<Record<string, Make>> = {
  ...each('amount', 'an amount of', [TOTAL - 1, TOTAL + 1, 0, 1, -TOTAL, TOTAL / 100, TOTAL * 100, 1e21, 0.5]),
  ...each('amount', 'an amount that is', [null, [TOTAL], { value: TOTAL }, true, '', ' ', 'NaN', `${TOTAL}x`]),
  ...each('currency', 'a currency of', ['858', '', '84', '0840', 'UYU', null, 978, ['840']]),
  ...each('approved', 'approved:', ['yes', 2, null, [true], 'success', {}]),
};
/** Valid notices about unknown payments. */
const UNKNOWN = each('attempt', 'of', [
  ...['', 'x', '__proto__', "' or 1=1 --", '%', 'a\0b', 'x'.repeat(100_000), 1, null, ['x'], {}],
]);

async function refused(target: Target, note: Note, what: string, cases: Readonly<Record<string, Make>>) {
  for (const [name, make] of Object.entries(cases)) {
    const payment = await begin(target);
    const statuses: number[] = [];
    for (const request of make(target, payment)) statuses.push((await target.app.request(request)).status);
    const sold = await soldOf(target, payment);
    note(
      what,
      name,
      sold > 0 && `sold ${sold} tickets`,
      statuses.some((status) => status >= 500) && `status ${statuses.join(', ')}`,
    );
  }
}

/** The same valid notice twenty times: the tickets must be sold exactly once. */
async function repeated(target: Target, note: Note): Promise<void> {
  for (const [name, together] of [
    ['one after the other', false],
    ['all at once', true],
  ] as const) {
    const payment = await begin(target);
    const notice = signed(target, payment);
    const send = () => target.app.request(notice);
    if (together) await Promise.all(Array.from({ length: 20 }, send));
    else for (let index = 0; index < 20; index += 1) await send();
    const attempts = await target.app.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.token, payment.attempt));
    const sold = await soldOf(target, payment);
    const problem = firstOf(
      sold !== DRAWS && `${sold} payments for ${DRAWS} tickets`,
      attempts[0]?.estado !== 'Aprobado' && `the attempt is ${attempts[0]?.estado}`,
    );
    for (let index = 0; index < 20; index += 1) note('the same notice again', `${name} ${index}`, problem);
  }
}

/** Notices of a caller without the gateway's secret. */
export const forgedNotices = (target: Target, note: Note): Promise<void> =>
  refused(target, note, 'forged notices', FORGED);

/** Attacks by a caller who pretends to be the card gateway. */
export async function notices(target: Target, note: Note): Promise<void> {
  await forgedNotices(target, note);
  await refused(target, note, 'untimely notices', UNTIMELY);
  await refused(target, note, 'another amount, currency or decision', OTHER_MONEY);
  await refused(target, note, 'unknown payments', UNKNOWN);
  await repeated(target, note);
}
