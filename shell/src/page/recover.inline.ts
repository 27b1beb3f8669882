import { afterAwake } from '@rifas/shared/async/after-awake';
import { DESCRIPTOR_ID, type Deployment } from '@rifas/shared/deployment';
import { PLACEHOLDERS } from '@rifas/shared/site';
import { standInForBlockedStorage } from './blocked-storage';
import { chooseFont } from './choose-font';
import { explain, restoreFirstPaint, sayItIsSlow } from './explanation';
import { marksOf } from './mark-first';
import { readReloadMark } from './reload-mark';
import type { ShellRecovery } from './shell-recovery';

/**
 * Inlined into every page. It starts the shell. If the new release does not load, does not match the page's integrity,
 * or throws before it has drawn itself, it starts the previous release. If neither can start, it explains that in place
 * of the page.
 */

type ShellRelease = 'current' | 'previous';

standInForBlockedStorage();
chooseFont(PLACEHOLDERS.release);

const SLOW_MS = 10_000;
const LATE_MS = 20_000;

const offers: Partial<Record<ShellRelease, () => void>> = {};
/** The number of failed scripts of each release; infinite once it is given up. */
const tries: Record<ShellRelease, number> = { current: 0, previous: 0 };
let wanted: ShellRelease = 'current';
let phase: 'waiting' | 'started' | 'drawn' | 'explained' = 'waiting';
let firstPaint = '';
const told = new Set<string>();
/** Address of the new release's script while it is prevented from running; otherwise empty. */
let withheld = '';

const deployment = (): Deployment =>
  JSON.parse(document.getElementById(DESCRIPTOR_ID)?.textContent ?? '{}') as Deployment;
const integrityOf = (src: string): string => {
  const map = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}') as {
    integrity?: Record<string, string>;
  };
  return map.integrity?.[new URL(src, location.origin).pathname] ?? '';
};

/** The descriptor and the root are at the end of the page. */
const whenParsed = (work: () => void): void => {
  if (document.readyState !== 'loading') work();
  else document.addEventListener('readystatechange', work, { once: true });
};

interface Reported {
  readonly kind: 'failure' | 'fallback' | 'view';
  readonly stage: string;
  readonly detail?: string;
  readonly milliseconds?: number;
}

function report({ kind, ...more }: Reported): void {
  const { telemetryUrl, shellVersion, shellPrevious, composition } = deployment();
  const version = wanted === 'previous' ? shellPrevious?.version : shellVersion;
  const event = { kind, remote: 'shell', version, ...more, composition };
  // Privacy settings of Firefox remove `sendBeacon`.
  if (telemetryUrl && 'sendBeacon' in navigator)
    navigator.sendBeacon(telemetryUrl, JSON.stringify({ ...event, ...marksOf(told, event) }));
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.integrity = integrityOf(src);
  script.src = src;
  document.head.append(script);
}

/** Clears the global state of a release, which the other release would take for its own. */
function forgetFederation(): void {
  if ('__FEDERATION__' in globalThis)
    Object.assign(globalThis.__FEDERATION__, {
      __INSTANCES__: [],
      __SHARE__: {},
      __GLOBAL_PLUGIN__: [],
      moduleInfo: {},
    });
}

function run(which: ShellRelease): void {
  phase = 'started';
  globalThis.rifasTyping?.hold();
  firstPaint = document.getElementById('root')?.innerHTML ?? '';
  try {
    offers[which]?.();
  } catch (error) {
    giveUp('boot', String(error));
  }
}

function goOnWith(which: ShellRelease): void {
  wanted = which;
  report({ kind: 'fallback', stage: 'shell', detail: which });
  if (firstPaint) restoreFirstPaint(firstPaint);
  phase = 'waiting';
  if (offers[which]) return run(which);
  if (which === 'current') return withheld ? addScript(withheld) : undefined;
  forgetFederation();
  addScript(deployment().shellPrevious?.entry ?? '');
}

/** Gives up the wanted release: starts the other one if it has not been tried, else explains. */
function giveUp(stage: string, detail: string): void {
  if (phase === 'explained') return;
  report({ kind: 'failure', stage, detail });
  const failed = wanted;
  tries[failed] = Infinity;
  const other = failed === 'current' ? 'previous' : 'current';
  const exists = other === 'current' || deployment().shellPrevious !== undefined;
  if (phase !== 'drawn' && exists && tries[other] !== Infinity) return goOnWith(other);
  phase = 'explained';
  explain(firstPaint);
}

const shellScripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[type=module]'),
];

function onError(event: Event): void {
  // From then on scripts belong to remotes, which handle their own failures.
  if (phase === 'drawn') return;
  const script = event.target;
  if (script instanceof HTMLScriptElement && script.type === 'module') {
    const which =
      new URL(deployment().shellPrevious?.entry ?? '/', location.origin).href === script.src ? 'previous' : 'current';
    tries[which] += 1;
    // The connection may have broken: a second script element makes the browser load a failed module again.
    if (tries[which] === 1) return addScript(script.src);
    tries[which] = Infinity;
    if (which === wanted && phase === 'waiting')
      giveUp('entry', `${script.src} did not arrive, or not as it was released`);
  } else if (event instanceof ErrorEvent && shellScripts().some(({ src }) => src === event.filename)) {
    giveUp('boot', event.message);
  }
}

const offer: ShellRecovery['offer'] = (base, start) => {
  const { shellPrevious } = deployment();
  const which =
    shellPrevious && new URL(shellPrevious.entry, location.origin).href.startsWith(base) ? 'previous' : 'current';
  offers[which] = start;
  // A release that loads late is better than an explanation.
  if (phase === 'explained') wanted = which;
  if (which === wanted && (phase === 'waiting' || phase === 'explained')) run(which);
};

globalThis.rifasRecovery = {
  offer,
  drawn: () => {
    phase = 'drawn';
    report({ kind: 'view', stage: 'page', milliseconds: Math.round(performance.now()) });
  },
  failed: (error) => giveUp('render', String(error)),
  told,
};

addEventListener('error', (event) => whenParsed(() => onError(event)), true);
// A phone that is locked while the page loads has not waited.
afterAwake(SLOW_MS, () => phase === 'waiting' && sayItIsSlow());
afterAwake(
  LATE_MS,
  () => phase === 'waiting' && wanted === 'current' && deployment().shellPrevious && giveUp('entry', 'late'),
);
/**
 * Prevents the new release from running, because the previous release would take its shared modules for its own. This
 * works because the parser notifies observers of a script before it reads the script's type.
 */
function withhold(): void {
  const observer = new MutationObserver(() => {
    for (const script of shellScripts()) {
      withheld = script.src;
      script.type = 'text/plain';
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  whenParsed(() => {
    observer.disconnect();
    if (deployment().shellPrevious) goOnWith('previous');
    else if (withheld) addScript(withheld);
  });
}

// The page was reloaded because a part of the new release could not be loaded.
if (readReloadMark()?.previous) withhold();
