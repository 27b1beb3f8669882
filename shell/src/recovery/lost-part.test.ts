import { LateError } from '@rifas/shared/async';
import { demoDeployment } from '@rifas/shared/testing';
import { readReloadMark } from '../page/reload-mark';
import { createOnLost, useStale, type Lost } from './lost-part';

const deployment = demoDeployment({ composition: 7 });
const shellPrevious = { version: '0.9.0', entry: '/releases/shell/0.9.0/shell.js' };
const missing = new TypeError('Failed to fetch dynamically imported module');

/** Makes the site serve this composition; with undefined it does not answer. */
const serves = (composition: number | undefined) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      composition === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(
            new Response(`<script type="application/json" id="deployment">${JSON.stringify({ composition })}</script>`),
          ),
    );

const withPrevious = { deployment: { ...deployment, shellPrevious } };

function lose(options: Partial<Parameters<typeof createOnLost>[0]> = {}) {
  const reload = jest.fn();
  return { reload, onLost: createOnLost({ deployment, runsPrevious: false, reload, ...options }) };
}

beforeEach(() => {
  useStale.setState({ stale: false });
  document.body.innerHTML = '';
});

test('a lost file of a composition that is no longer served causes one reload, and no second one', async () => {
  serves(8);
  const { reload, onLost } = lose();
  await expect(onLost(missing, 'remote')).resolves.toBe(true);
  await expect(onLost(missing, 'remote')).resolves.toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, Lost, number | undefined, Parameters<typeof lose>[0]]>([
  ['while the same composition is served: it would heal nothing', 'remote', 7, {}],
  ['while nothing answers', 'remote', undefined, {}],
  ['of the release before, which has none before it', 'shell', 7, { ...withPrevious, runsPrevious: true }],
  ['for a remote, which the release before of the shell would not help', 'remote', 7, withPrevious],
  ['of the shell without a release before and without newer files: it is explained', 'shell', 7, {}],
])('the page is not reloaded for a lost file %s', async (_what, lost, composition, options) => {
  serves(composition);
  const { reload, onLost } = lose(options);
  await expect(onLost(missing, lost)).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['starts the release before', new LateError('late'), 7, true],
  ['brings newer files where there are some', missing, 8, false],
])('a reload for a lost part of the shell %s', async (_what, error, composition, previous) => {
  serves(composition);
  const { reload, onLost } = lose(withPrevious);
  await expect(onLost(error, 'shell')).resolves.toBe(true);
  expect(reload).toHaveBeenCalled();
  expect(readReloadMark()).toMatchObject({ previous });
});

test('the check of the served composition requests the address of the page, bypasses the cache, and has a timeout', async () => {
  const fetched = serves(8);
  await lose().onLost(missing, 'remote');
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(location.href);
  expect(init).toMatchObject({ headers: { Accept: 'text/html' }, cache: 'no-cache' });
  expect(init?.signal).toBeInstanceOf(AbortSignal);
});

test.each([
  ['no descriptor', '<p>mantenimiento</p>'],
  ['a descriptor without a composition', '<script type="application/json" id="deployment">{}</script>'],
  ['a descriptor that cannot be read', '<script type="application/json" id="deployment">{</script>'],
])('a page with %s does not count as newer', async (_what, html) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(html));
  const { reload, onLost } = lose();
  await expect(onLost(missing, 'remote')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a late file does not cause a check for newer files, because it may still arrive', async () => {
  const fetched = serves(8);
  const { reload, onLost } = lose();
  await expect(onLost(new LateError('late'), 'remote')).resolves.toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

describe('a library that is missing while newer files are there', () => {
  test.each([
    ['loads the page anew where nothing is typed', '<input value=""><textarea></textarea>', false],
    ['loads it where nothing is chosen', '<input type="checkbox" value="on"><input type="radio" value="on">', false],
    [
      'loads it where a list stands at its first option',
      '<select><option>Elegir</option><option>A</option></select>',
      false,
    ],
    ['loads it where there is no field', '<p>sin campos</p>', false],
    ['asks where a text would be lost', '<input value=""><input value="Ana">', true],
    ['asks where the text of a comment would be lost', '<textarea>mi comentario</textarea>', true],
    ['asks where a box would be lost', '<input type="checkbox" value="" checked>', true],
    ['asks where an option would be lost', '<input type="radio" value="" checked>', true],
    [
      'asks where an option of a list would be lost',
      '<select><option>A</option><option selected>B</option></select>',
      true,
    ],
  ])('%s, once', async (_what, html, asks) => {
    serves(8);
    document.body.innerHTML = html;
    const { reload, onLost } = lose();
    await expect(onLost(missing, 'library')).resolves.toBe(!asks);
    expect(useStale.getState().stale).toBe(asks);
    useStale.setState({ stale: false });
    await expect(onLost(missing, 'library')).resolves.toBe(false);
    expect(useStale.getState().stale).toBe(false);
    expect(reload).toHaveBeenCalledTimes(asks ? 0 : 1);
  });

  test('reloads for a part of the shell whatever was typed, because nothing works without it', async () => {
    serves(8);
    document.body.innerHTML = '<input value="Ana">';
    const { reload, onLost } = lose();
    await expect(onLost(missing, 'shell')).resolves.toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('the page is not reloaded where the mark cannot be stored, because it would reload endlessly', async () => {
  serves(8);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  const { reload, onLost } = lose();
  await expect(onLost(missing, 'remote')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
