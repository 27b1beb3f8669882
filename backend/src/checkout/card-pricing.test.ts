import { cents, pricingOf, sumCents, type CardChoice } from '@rifas/shared/domain';
import { testDeployment } from '../testing/test-deployment';
import { initialTicketPrice, paidPrices } from './card-pricing';

const ccee = testDeployment({ variant: 'ccee' });
const dtyt = testDeployment();
const rows = [{ precioCents: 2000 }, { precioCents: 2550 }, { precioCents: 1999 }];
const tickets = rows.map(({ precioCents }) => ({ priceCents: cents(precioCents) }));

const chargeOf = (deployment: typeof ccee, type: CardChoice['type']) => {
  const choice: CardChoice = { brand: 'Visa', type, instalments: type === 'debit' ? '01' : '12' };
  const charge = pricingOf(deployment).chargeFor(tickets, choice, false);
  if (!charge) throw new Error('no charge');
  return charge;
};
const booked = (deployment: typeof ccee, type: CardChoice['type'], changed = deployment) =>
  sumCents(paidPrices(changed, { baseCents: chargeOf(deployment, type).base }, rows).map(({ price }) => price));

describe('the settlement books what the payment charged, without the surcharge', () => {
  test.each([
    ['ccee', 'credit', 3 * 529_000, ccee],
    ['ccee', 'debit', 3 * 499_000, ccee],
    ['dtyt', undefined, 6549, dtyt],
    ['dtyt', 'credit', 6549, dtyt],
    ['dtyt', 'debit', 6549, dtyt],
  ] as const)('%s with card type %p books the charged amount', (_variant, type, total, deployment) => {
    expect(chargeOf(deployment, type).base).toBe(total);
    expect(booked(deployment, type)).toBe(total);
  });

  test('the booked amount stays when the prices of ccee change between the payment and its notice', () => {
    const dearer = testDeployment({ variant: 'ccee', settings: { precioCredito: 6000, precioDebito: 5500 } });
    expect(booked(ccee, 'credit', dearer)).toBe(3 * 529_000);
    expect(booked(ccee, 'debit', dearer)).toBe(3 * 499_000);
  });
});

test('a new ticket costs the fixed price of a credit card in ccee, and the price of the settings in dtyt', () => {
  expect(initialTicketPrice(ccee)).toBe(529_000);
  expect(initialTicketPrice(dtyt)).toBe(2000);
});
