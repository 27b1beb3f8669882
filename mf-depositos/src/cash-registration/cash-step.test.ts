import { cents } from '@rifas/shared/domain';
import { resolveCashStep, type CashProgress } from './cash-step';

const deposit = { id: 1, balance: cents(10000) };
const done: CashProgress = { deposit, buyerReady: true, chosen: 1, result: undefined, resultSeen: true };
const success = { kind: 'success', count: 1 } as const;

test.each<[asked: number, name: string, missing: Partial<CashProgress>]>([
  [1, 'deposit', {}],
  [2, 'buyer', {}],
  [3, 'tickets', {}],
  [4, 'confirm', {}],
  [5, 'confirm', {}],
  [Number.NaN, 'deposit', {}],
  [0, 'deposit', {}],
  [4, 'deposit', { deposit: undefined }],
  [4, 'buyer', { buyerReady: false }],
  [4, 'tickets', { chosen: 0 }],
  [5, 'result', { result: success }],
  [4, 'result', { result: success }],
  [3, 'tickets', { result: success }],
  [1, 'deposit', { result: success }],
  [3, 'result', { result: success, resultSeen: false }],
  [1, 'result', { result: success, resultSeen: false, deposit: undefined }],
  [5, 'result', { result: success, deposit: undefined, buyerReady: false, chosen: 0 }],
  [3, 'deposit', { result: success, deposit: undefined, buyerReady: false, chosen: 0 }],
])('the address with step %d opens the step %s when the draft is complete except for %j', (asked, name, missing) => {
  expect(resolveCashStep(asked, { ...done, ...missing }).name).toBe(name);
});
