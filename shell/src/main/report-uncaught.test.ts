import { demoDeployment } from '@rifas/shared/testing';
import { reportUncaught } from './report-uncaught';

const routes = [
  { path: '/dashboard/premios/:id', page: 'prize', access: 'guarded', title: 'Premio' },
  { path: '/dashboard/premios', page: 'list', access: 'guarded', title: 'Premios' },
] as const;
const remoteOf = (name: string) => ({
  name,
  version: '2.0.0',
  entry: `/releases/${name}/2.0.0/remoteEntry.js`,
  feature: { name, contract: '^2.0.0', routes: name === 'mf-premios' ? routes : [] },
  previous: {
    version: '1.0.0',
    entry: `/releases/${name}/1.0.0/remoteEntry.js`,
    feature: { name, contract: '^2.0.0', routes: [] },
  },
});
const deployment = demoDeployment({ remotes: [remoteOf('mf-premios'), remoteOf('mf-otro')] });
const SITE = 'http://localhost/releases';
const shell = { version: '7.0.0', base: `${SITE}/shell/7.0.0/` };

let heard: (readonly [string, EventListenerOrEventListenerObject])[] = [];
function listen(replacements = {}) {
  const report = jest.fn();
  const added = jest.spyOn(globalThis, 'addEventListener');
  reportUncaught(deployment, replacements, shell, report);
  heard = added.mock.calls.map(([name, listener]) => [name, listener]);
  added.mockRestore();
  return report;
}
afterEach(() => {
  for (const [name, listener] of heard) removeEventListener(name, listener);
  history.replaceState(null, '', '/');
});

/** An error with these files in its stack, the innermost first. */
const errorIn = (...files: readonly string[]): Error =>
  Object.assign(new Error('no price'), {
    stack: ['Error: no price', ...files.map((file) => `    at f (${SITE}/${file}:1:20)`)].join('\n'),
  });
const throwIn = (error: unknown, filename = '') => dispatchEvent(new ErrorEvent('error', { error, filename }));
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an uncaught error is reported for the first remote in its stack, with the page of the address', () => {
  const report = listen();
  history.replaceState(null, '', '/dashboard/premios/7');
  throwIn(errorIn('shell/7.0.0/1.js', 'mf-premios/2.0.0/5.js', 'mf-otro/2.0.0/5.js'), `${SITE}/shell/7.0.0/1.js`);
  expect(report.mock.calls).toEqual([
    [
      {
        kind: 'render',
        remote: 'mf-premios',
        version: '2.0.0',
        stage: 'uncaught',
        page: 'prize',
        detail: 'Error: no price',
      },
    ],
  ]);
});

test('an unhandled rejection is reported for the release that caused it, wherever the visitor has gone', () => {
  const report = listen();
  reject(errorIn('mf-premios/1.0.0/5.js'));
  expect(report.mock.calls).toEqual([
    [{ kind: 'render', remote: 'mf-premios', version: '1.0.0', stage: 'uncaught', detail: 'Error: no price' }],
  ]);
});

test('a thrown value that is not an error is attributed to the file that threw it', () => {
  const report = listen();
  throwIn('no price', `${SITE}/mf-otro/2.0.0/5.js`);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mf-otro', detail: 'no price' }));
});

test('a remote on trial is recognised by its own address', () => {
  const report = listen({ 'mf-otro': { entry: 'http://localhost:4400/remoteEntry.js' } });
  throwIn(Object.assign(new Error('no price'), { stack: 'at f (http://localhost:4400/src_a.js:1:1)' }));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mf-otro' }));
});

test('an error without a remote in its stack is reported for the shell, and one without the shell is not reported', () => {
  const report = listen();
  throwIn(errorIn('shell/7.0.0/1.js'));
  throwIn(Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1:1' }));
  reject(undefined);
  expect(report.mock.calls).toEqual([
    [{ kind: 'render', remote: 'shell', version: '7.0.0', stage: 'uncaught', detail: 'Error: no price' }],
  ]);
});

test('an error is reported once, and a page reports twenty at most', () => {
  const report = listen();
  for (let turn = 0; turn < 50; turn += 1) throwIn(errorIn('mf-otro/2.0.0/5.js'));
  expect(report).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 50; turn += 1) throwIn(`turn ${turn}`, `${SITE}/mf-otro/2.0.0/5.js`);
  expect(report).toHaveBeenCalledTimes(20);
});
