import { LateError } from '@rifas/shared/async';
import { demoDeployment } from '@rifas/shared/testing';
import { leaveReloadMark, readReloadMark } from '../page/reload-mark';
import { createOnLost } from './lost-part';
import { useStale } from './stale';

const deployment = demoDeployment({ composition: 7 });
const shellPrevious = { version: '0.9.0', entry: '/releases/shell/0.9.0/shell.js' };
const missing = new TypeError('Failed to fetch dynamically imported module');

/** The site serves this composition by now; undefined: it does not answer. */
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

function lose(options: Partial<Parameters<typeof createOnLost>[0]> = {}) {
  const reload = jest.fn();
  return { reload, onLost: createOnLost({ deployment, runsPrevious: false, reload, ...options }) };
}

beforeEach(() => {
  useStale.setState({ stale: false });
  document.body.innerHTML = '';
});

test('a file of a composition that is no longer served: one reload, and no second one', async () => {
  serves(8);
  const { reload, onLost } = lose();
  await expect(onLost(missing, 'remote')).resolves.toBe(true);
  await expect(onLost(missing, 'remote')).resolves.toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same composition is served', 7],
  ['nothing answers', undefined],
])('no reload while %s: it would heal nothing', async (_what, composition) => {
  serves(composition);
  const { reload, onLost } = lose();
  await expect(onLost(missing, 'remote')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a part of the shell that is lost for good: the reload starts the release before', async () => {
  serves(7);
  const { reload, onLost } = lose({ deployment: { ...deployment, shellPrevious } });
  await expect(onLost(new LateError('late'), 'shell')).resolves.toBe(true);
  expect(reload).toHaveBeenCalled();
  expect(readReloadMark()).toMatchObject({ previous: true });
});

test('the release before has none before it', async () => {
  serves(7);
  const { reload, onLost } = lose({ deployment: { ...deployment, shellPrevious }, runsPrevious: true });
  await expect(onLost(missing, 'shell')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a library that is missing in the middle of somebody’s work: they are asked', async () => {
  serves(8);
  document.body.innerHTML = '<textarea>mi comentario</textarea>';
  const { reload, onLost } = lose();
  await expect(onLost(missing, 'library')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(useStale.getState().stale).toBe(true);
});

test('a mark expires, and storage that is refused means no reload', () => {
  expect(leaveReloadMark(false, 1000)).toBe(true);
  expect(leaveReloadMark(false, 2000)).toBe(false);
  expect(readReloadMark(1000 + 5 * 60_000)).toBeUndefined();
  sessionStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(leaveReloadMark(false)).toBe(false);
});
