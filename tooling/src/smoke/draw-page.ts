import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import type { composedFiles } from './composed-files';
import type { RecordedApi } from './recorded-api';
import { strayStyles } from './stray-styles';

/** An origin that does not exist: this process answers all requests of the page. */
export const ORIGIN = 'https://smoke.invalid';
/** Longer than the shell's own time limit for a part. */
const LIMIT_MS = 30_000;
const CALM_LOOKS = 3;

/** What a page tells of itself, as telemetry reads it. */
interface Told {
  readonly kind: string;
  readonly remote?: string;
  readonly version?: string;
  readonly page?: string;
  readonly stage?: string;
  readonly detail?: string;
}

export interface PageToDraw {
  readonly path: string;
  /** Whether a logged-in visitor opens it. */
  readonly signedIn: boolean;
  /** The part that must be loaded before the page counts as drawn; undefined on the shell's own pages. */
  readonly part: { readonly remote: string; readonly page: string } | undefined;
}

interface Surroundings {
  readonly api: RecordedApi;
  readonly tokenName: string;
  readonly files: ReturnType<typeof composedFiles>;
  /** The new applications: only their failures count. */
  readonly names: readonly string[];
}

const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function answer(route: Route, { api, files }: Surroundings): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: OPEN_TO_ALL });
  const recorded = api.answer(request.method(), url);
  if (recorded !== undefined)
    return route.fulfill({ body: recorded, contentType: 'application/json', headers: OPEN_TO_ALL });
  if (url.origin !== ORIGIN) return route.abort();
  const file = await files(url.pathname);
  if (!file) return route.fulfill({ status: 404, body: '' });
  return route.fulfill({ body: file.body, headers: { ...file.headers } });
}

const BAD = ['failure', 'render', 'fallback', 'contract'];

const textOf = ({ remote = 'shell', version = '', stage = '', detail = '' }: Told): string =>
  `${remote} ${version} (${stage}): ${detail}`;

async function listen(
  context: BrowserContext,
  told: Told[],
  tokenName: string,
  token: string | undefined,
): Promise<void> {
  await context.exposeFunction('rifasSmokeTold', (text: string) => void told.push(JSON.parse(text) as Told));
  await context.addInitScript(
    ([name, value]) => {
      navigator.sendBeacon = (_address, body) => {
        (globalThis as unknown as { rifasSmokeTold: (text: string) => void }).rifasSmokeTold(String(body));
        return true;
      };
      if (value !== '' && name !== undefined) localStorage.setItem(name, value ?? '');
    },
    [tokenName, token ?? ''] as const,
  );
}

/** Whether the page waits for nothing any more, after pending drawing work. */
const isCalm = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1_000 }));
    return document.querySelector('[aria-busy="true"]') === null;
  });

interface Watched {
  readonly told: readonly Told[];
  readonly thrown: readonly string[];
  readonly open: () => number;
}

/** Waits until the page is drawn. @returns why it is not */
async function problemOf(
  page: Page,
  { part }: PageToDraw,
  { told, thrown, open }: Watched,
  names: readonly string[],
): Promise<string | undefined> {
  const until = Date.now() + LIMIT_MS;
  let calm = 0;
  while (calm < CALM_LOOKS) {
    const isQuiet = (await isCalm(page)) && open() === 0;
    const bad = told.find(({ kind, remote = 'shell' }) => BAD.includes(kind) && names.includes(remote));
    if (bad) return textOf(bad);
    if (thrown[0] !== undefined) return thrown[0];
    const loaded =
      !part ||
      told.some(({ kind, remote, page: own }) => kind === 'load' && remote === part.remote && own === part.page);
    calm = isQuiet && loaded ? calm + 1 : 0;
    if (Date.now() > until)
      return `${part?.remote ?? 'shell'}: was not drawn in ${LIMIT_MS / 1000} s${loaded ? '' : ', its page was never loaded'}.`;
  }
  return undefined;
}

/** Draws a page in a fresh browser context. @returns why it cannot be drawn; undefined where it can */
export async function drawPage(
  browser: Browser,
  wanted: PageToDraw,
  around: Surroundings,
): Promise<string | undefined> {
  const context = await browser.newContext({ locale: 'es-UY', viewport: { width: 360, height: 740 } });
  const told: Told[] = [];
  const thrown: string[] = [];
  let open = 0;
  try {
    await listen(context, told, around.tokenName, wanted.signedIn ? around.api.token : undefined);
    await context.route('**/*', async (route) => {
      open += 1;
      // The page may be closed by now.
      await answer(route, around).catch(() => undefined);
      open -= 1;
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => thrown.push(`the page throws ${String(error)}`));
    await page.goto(ORIGIN + wanted.path, { timeout: LIMIT_MS });
    const problem = await problemOf(page, wanted, { told, thrown, open: () => open }, around.names);
    return problem ?? (await strayStyles(page, around.names));
  } finally {
    await context.close();
  }
}
