import { NO_BUYER } from '@rifas/shared/domain';
import { rememberOnDevice } from '@rifas/shared/session';
import { buyerName, rememberBuyer, usedBuyers } from './used-buyers';

const named = (firstName: string) => ({ ...NO_BUYER, firstName, email: `${firstName}@mail.com` });
const names = (owner: number | undefined) => usedBuyers(owner).map(({ firstName }) => firstName);

test('the list has the last six buyers, the latest first, each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) rememberBuyer(1, named(name));
  expect(names(1)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

test('another seller on this device gets no buyers', () => {
  rememberBuyer(1, named('a'));
  expect(names(2)).toEqual([]);
  expect(names(undefined)).toEqual([]);
  rememberBuyer(2, named('b'));
  expect(names(1)).toEqual([]);
});

test('the buyers of an unknown seller are not stored', () => {
  rememberBuyer(undefined, named('z'));
  expect(names(undefined)).toEqual([]);
});

test('only the fields of a buyer are stored from the form', () => {
  rememberBuyer(3, { ...named('a'), absorbsSurcharge: true } as never);
  expect(usedBuyers(3)).toEqual([named('a')]);
});

test.each([null, 7, {}, { owner: 1, buyers: 'x' }])('an invalid stored value %j yields no buyers', (stored) => {
  rememberOnDevice('compradores', stored);
  expect(names(1)).toEqual([]);
});

test('invalid stored buyers are left out, and invalid fields are emptied', () => {
  rememberOnDevice('compradores', { owner: 1, buyers: [null, { firstName: 'Ana', phone: 7 }] });
  expect(usedBuyers(1)).toEqual([{ ...NO_BUYER, firstName: 'Ana' }]);
});

test('a buyer without a name is shown by the email', () => {
  expect(buyerName({ ...NO_BUYER, email: ' a@b.uy ' })).toBe('a@b.uy');
});
