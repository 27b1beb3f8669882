import { cents } from '@rifas/shared/domain';
import { resolvePaymentStep, type PaymentProgress } from './payment-step';

const done: PaymentProgress = {
  deposit: { id: 1, balance: cents(5000) },
  amount: cents(100),
  result: undefined,
  resultSeen: true,
};

test.each<[asked: number, name: string, missing: Partial<PaymentProgress>]>([
  [1, 'deposit', {}],
  [2, 'amount', {}],
  [3, 'confirm', {}],
  [4, 'confirm', {}],
  [Number.NaN, 'deposit', {}],
  [3, 'deposit', { deposit: undefined }],
  [3, 'amount', { amount: undefined }],
  [3, 'result', { result: { kind: 'success' } }],
  [4, 'result', { result: { kind: 'success' }, deposit: undefined, amount: undefined }],
  [2, 'amount', { result: { kind: 'success' } }],
  [2, 'result', { result: { kind: 'success' }, resultSeen: false }],
  [1, 'result', { result: { kind: 'success' }, resultSeen: false, deposit: undefined }],
])('the address with step %d opens the step %s when the draft is complete except for %j', (asked, name, missing) => {
  expect(resolvePaymentStep(asked, { ...done, ...missing }).name).toBe(name);
});
