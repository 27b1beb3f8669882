import fc from 'fast-check';
import qs from 'qs';
import { MAX_TICKETS } from '@rifas/shared/contracts';
import { parseForm as parse } from './form-fields';

const parseForm = (text: string) => parse(text, MAX_TICKETS + 50);

test.each([
  ['talones[]=1&talones[]=2', { talones: ['1', '2'] }],
  ['talones[1]=b&talones[0]=a', { talones: ['a', 'b'] }],
  ['talones%5B%5D=1', { talones: ['1'] }],
  ['comprador[Nombre]=Ana+Luz&comprador[Email]=a%40b.uy', { comprador: { Nombre: 'Ana Luz', Email: 'a@b.uy' } }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a[b]=1&a[b]=2', { a: { b: ['1', '2'] } }],
  ['a[][b]=1&a[][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
  ['a=&b', { a: '', b: '' }],
  ['[x]=1', { '[x]': '1' }],
  ['a]=1', { 'a]': '1' }],
  ['', {}],
])('%s is read as PHP reads it', (text, fields) => expect(parseForm(text)).toEqual(fields));

test('a field name such as __proto__ is read like any other name', () => {
  const fields = parseForm('__proto__[x]=1&a[__proto__]=2&constructor=3');
  expect(Object.keys(fields)).toEqual(['__proto__', 'a', 'constructor']);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('forms with empty brackets and forms with numbered brackets are read the same', () => {
  const word = fc.stringMatching(/^[a-zA-Z_][\w ñ&=%+]{0,9}$/);
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const list = fc.array(text, { minLength: 1, maxLength: 12 });
  const fields = fc.dictionary(word, fc.oneof(text, list, fc.dictionary(word, text, { minKeys: 1 })));
  fc.assert(
    fc.property(fields, (sent) => {
      for (const arrayFormat of ['brackets', 'indices'] as const)
        expect(parseForm(qs.stringify(sent, { arrayFormat }))).toEqual({ ...sent });
    }),
  );
});

test.each([
  ['too many fields', 'a&'.repeat(MAX_TICKETS + 50)],
  ['brackets too deep', 'a[b][c][d]=1'],
  ['brackets without end', `a${'[b]'.repeat(50_000)}=1`],
])('%s is refused', (_name, text) => expect(() => parseForm(text)).toThrow('El pedido tiene demasiados'));
