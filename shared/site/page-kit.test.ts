import * as yup from 'yup';
import { PAGE_KIT_VERSION, pageCalls, pageKit, whyUnknownKit, type PageKit } from './page-kit';

const kit: PageKit = {
  version: PAGE_KIT_VERSION,
  inline: ['f()'],
  firstPaint: { css: { dtyt: '', ccee: '' }, html: { app: '', form: '', list: '', message: '' }, back: '' },
};
const isKit = (content: unknown) => pageKit(yup).isValidSync(content, { strict: true });

test('A valid kit has scripts, a style per variant, a markup per shape and VOLVER.', () => {
  expect(isKit(kit)).toBe(true);
});

test.each<[string, unknown]>([
  ['without scripts', { ...kit, inline: undefined }],
  ['of another version', { ...kit, version: PAGE_KIT_VERSION + 1 }],
  ['without a variant', { ...kit, firstPaint: { ...kit.firstPaint, css: { dtyt: '' } } }],
  ['without a shape', { ...kit, firstPaint: { ...kit.firstPaint, html: { app: '', form: '', list: '' } } }],
  ['without VOLVER', { ...kit, firstPaint: { css: kit.firstPaint.css, html: kit.firstPaint.html } }],
  ['with a part that nobody knows', { ...kit, more: '' }],
])('A kit %s is invalid.', (_what, content) => {
  expect(isKit(content)).toBe(false);
});

test.each([1, 2, PAGE_KIT_VERSION])('A kit of version %d is accepted.', (version) => {
  expect(whyUnknownKit({ ...kit, version }, 'shell 1.0.0')).toBeUndefined();
  expect(isKit({ ...kit, version })).toBe(true);
});

test.each([
  [
    { version: 4 },
    'shell 1.0.0 brings page kit 4, and this composer knows page kit 1, 2 and 3. Compose with the tooling of that',
  ],
  [
    { version: 0 },
    'shell 1.0.0 brings page kit 0, and this composer knows page kit 1, 2 and 3. Release the shell again',
  ],
  [
    {},
    'shell 1.0.0 brings no page kit with a version, and this composer knows page kit 1, 2 and 3. Release the shell again',
  ],
  [undefined, 'shell 1.0.0 brings no page kit with a version'],
  [null, 'shell 1.0.0 brings no page kit with a version'],
])('The kit %j is refused with an error about its version.', (content, sentence) => {
  expect(whyUnknownKit(content, 'shell 1.0.0')).toContain(sentence);
});

test('An early call has the method GET or POST, an address, and fields as texts.', () => {
  const call = { name: 'x', method: 'GET', url: '/api/x', authenticated: true, fields: { a: ':b' } };
  const page = { tokenName: 't', authorizationScheme: '', pattern: '/x', calls: [call] };
  const isValid = (content: unknown) => pageCalls(yup).isValidSync(content, { strict: true });
  expect(isValid(page)).toBe(true);
  expect(isValid({ ...page, calls: [{ ...call, method: 'DELETE' }] })).toBe(false);
  expect(isValid({ ...page, pattern: undefined })).toBe(false);
});
