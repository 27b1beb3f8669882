import { parsePointer, pointerText } from '../store/sites/composition';
import { groupOf } from './canary';

const five = { number: 7, percent: 5 };
const visit = (cookies?: string, drawn = 50, secure = false) => ({ cookies, secure, draw: () => drawn });

test('a visitor without a number draws one, and the browser remembers it for this canary', () => {
  expect(groupOf(five, visit(undefined, 4))).toEqual({
    isCanary: true,
    setCookie: 'rifas_canary=7-4; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
  });
  expect(groupOf(five, visit('', 5, true))).toEqual({
    isCanary: false,
    setCookie: 'rifas_canary=7-5; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  });
});

test('a visitor keeps the number, and is in the canary once the share is larger than the number', () => {
  const cookies = 'a=b; rifas_canary=7-30; c=d';
  const groups = [1, 30, 31, 99].map((percent) => groupOf({ number: 7, percent }, visit(cookies)));
  expect(groups).toEqual([{ isCanary: false }, { isCanary: false }, { isCanary: true }, { isCanary: true }]);
});

test.each([
  'rifas_canary=6-1',
  'rifas_canary=7-100',
  'rifas_canary=7-',
  'rifas_canary=7-1x',
  'other_rifas_canary=7-1',
  'rifas_canary=',
])('the cookie %s holds no number of this canary', (cookies) => {
  expect(groupOf(five, visit(cookies)).setCookie).toContain('rifas_canary=7-50');
});

test('without a canary the browser forgets a number, and a visitor without one gets no cookie', () => {
  expect(groupOf(undefined, visit('rifas_canary=7-30')).setCookie).toContain('rifas_canary=; Path=/; Max-Age=0');
  expect([groupOf(undefined, visit()), groupOf(undefined, visit('rifas_canary='))]).toEqual([
    { isCanary: false },
    { isCanary: false },
  ]);
});

test('a pointer holds the canary and its share, and a pointer without a canary is still read', () => {
  const pointed = { number: 12, state: 14, canary: { number: 13, percent: 50 } };
  expect(pointerText(pointed)).toBe('12\nstate 14\ncanary 13 50\n');
  expect(parsePointer(pointerText(pointed))).toEqual(pointed);
  expect(parsePointer('12\nstate 14\n')).toEqual({ number: 12, state: 14 });
  for (const line of ['canary 13 0', 'canary 13 100', 'canary 13', 'canary x 5'])
    expect(parsePointer(`12\nstate 14\n${line}\n`)).toEqual({ number: 12, state: 14 });
});

test('a pointer that was written by hand on Windows is read', () => {
  expect(parsePointer('12\r\n')).toEqual({ number: 12, state: 0 });
  expect(parsePointer('12 ')).toEqual({ number: 12, state: 0 });
  expect(parsePointer('12\r\nstate 14\r\ncanary 13 50\r\n')).toEqual({
    number: 12,
    state: 14,
    canary: { number: 13, percent: 50 },
  });
});
