import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { addLiveReload, RELOAD_SCRIPT, type LiveReload } from './live-reload';

/** Runs the reload script of a page; `tell` sends it an event and returns how often the page was reloaded. */
async function openPage(refresh?: (hash: string) => Promise<boolean>) {
  const app = fastify({ forceCloseConnections: true });
  const live = addLiveReload(app);
  const { body } = await app.inject(RELOAD_SCRIPT);
  const heard = new Map<string, (event: { readonly data: string }) => void>();
  const page = {
    loaded: 0,
    EventSource: class {
      addEventListener = (name: string, listener: (event: { readonly data: string }) => void) => {
        heard.set(name, listener);
      };
    },
    location: { reload: () => (page.loaded += 1) },
    Symbol,
    [Symbol.for('rifas.refresh')]: new Map(refresh ? [['mf-uno', refresh]] : []),
  };
  runInNewContext(body, page);

  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/__dev/events`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();

  /** Sends the event, hands it to the page's script, and waits until the script has acted. */
  const tell = async (say: (live: LiveReload) => void): Promise<number> => {
    say(live);
    const { value = '' } = (await reader?.read()) ?? {};
    const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)\n\n$/.exec(value) ?? [];
    heard.get(name)?.({ data });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return page.loaded;
  };
  const close = async () => {
    await reader?.cancel();
    await app.close();
  };
  return { tell, close };
}

const ONE = { name: 'mf-uno', hash: 'abc' };

test('A page that took a change is not reloaded for the release of that change, and is reloaded for the next one.', async () => {
  const asked: string[] = [];
  const { tell, close } = await openPage((hash) => {
    asked.push(hash);
    return Promise.resolve(true);
  });
  expect(await tell((live) => live.compiled(ONE))).toBe(0);
  expect(await tell((live) => live.released(ONE))).toBe(0);
  expect(await tell((live) => live.released({ ...ONE, hash: 'def' }))).toBe(1);
  expect(asked).toEqual(['abc']);
  await close();
});

test('A page that cannot take a change is reloaded, but only once the release exists.', async () => {
  const { tell, close } = await openPage(() => Promise.resolve(false));
  expect(await tell((live) => live.compiled(ONE))).toBe(0);
  expect(await tell((live) => live.released(ONE))).toBe(1);
  await close();
});

test('A page that does not run the application is reloaded: its files of the application will soon be gone.', async () => {
  const { tell, close } = await openPage();
  expect(await tell((live) => live.compiled(ONE))).toBe(0);
  expect(await tell((live) => live.released(ONE))).toBe(1);
  await close();
});

test('A page is reloaded when the server asks for it.', async () => {
  const { tell, close } = await openPage();
  expect(await tell((live) => live.reload())).toBe(1);
  await close();
});
