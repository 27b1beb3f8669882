import { NO_BUYER } from '@rifas/shared/domain';
import { rememberOnDevice } from '@rifas/shared/session';
import { buyerName, rememberBuyer, usedBuyers } from './used-buyers';

const named = (firstName: string) => ({ ...NO_BUYER, firstName, email: `${firstName}@mail.com` });
const names = (owner: number | undefined) => usedBuyers(owner).map(({ firstName }) => firstName);

test('the last buyer comes first, each once, and only the last six', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) rememberBuyer(1, named(name));
  expect(names(1)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

test('another seller of this device is told none', () => {
  rememberBuyer(1, named('a'));
  expect(names(2)).toEqual([]);
  expect(names(undefined)).toEqual([]);
  rememberBuyer(2, named('b'));
  expect(names(1)).toEqual([]);
});

test('nothing is kept for a seller who is not known', () => {
  rememberBuyer(undefined, named('z'));
  expect(names(undefined)).toEqual([]);
});

test('only a buyer is kept of what the form holds', () => {
  rememberBuyer(3, { ...named('a'), absorbsSurcharge: true } as never);
  expect(usedBuyers(3)).toEqual([named('a')]);
});

test.each([null, 7, {}, { owner: 1, buyers: 'x' }])('a storage that holds %j tells none', (stored) => {
  rememberOnDevice('compradores', stored);
  expect(names(1)).toEqual([]);
});

test('entries of another shape are read as far as they go, or left out', () => {
  rememberOnDevice('compradores', { owner: 1, buyers: [null, { firstName: 'Ana', phone: 7 }] });
  expect(usedBuyers(1)).toEqual([{ ...NO_BUYER, firstName: 'Ana' }]);
});

test('a buyer without a name is called by the email', () => {
  expect(buyerName({ ...NO_BUYER, email: ' a@b.uy ' })).toBe('a@b.uy');
});
