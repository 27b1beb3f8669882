import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newVisitor, type StoredToken } from './slow-phone';

/**
 * An element that must be present, drawn by the application and not by the static page; `text` is a regular expression.
 */
export interface KeyElement {
  readonly selector: string;
  readonly text: string;
}

/** A longer task delays a press. */
const LONG_TASK_MS = 50;

interface Recorder {
  largestPaint: number;
  layoutShift: number;
  readonly longTasks: number[];
  /** Returns the time of the first frame with all key elements in it. */
  readonly whenShown: (keys: readonly KeyElement[]) => Promise<number>;
  shown?: Promise<number>;
  /** The time of the first frame with a field that accepts typing. */
  typable?: Promise<number>;
}

declare global {
  // Set in the measured page before any of its scripts run.
  var recorder: Recorder;
}

/** The elements that are watched in every page of a visitor. */
export interface Watched {
  readonly keys: readonly KeyElement[];
  /** Selects a field, also one of the static page. */
  readonly field?: string;
}

/** How long a page may take before the run is given up. */
const LIMIT_MS = 60_000;

function record({ keys, field }: Watched): void {
  /** The time of the first frame in which the condition holds, checked after each change of the page. */
  const whenSo = (isSo: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now()));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      look();
    });
  // React marks its nodes, so a static first paint of the same shape does not count.
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const recorder: Recorder = {
    largestPaint: Number.NaN,
    layoutShift: 0,
    longTasks: [],
    whenShown: (wanted) => {
      const expressions = wanted.map(({ selector, text }) => ({ selector, text: new RegExp(text) }));
      return whenSo(() =>
        expressions.every(({ selector, text }) =>
          [...document.querySelectorAll(selector)].some(
            (element) => text.test(element.textContent) && isLive(element) && element.checkVisibility(),
          ),
        ),
      );
    },
  };
  globalThis.recorder = recorder;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (recorder.largestPaint = startTime));
  observe('longtask', ({ duration }) => recorder.longTasks.push(duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) recorder.layoutShift += value;
  });
  if (keys.length > 0) recorder.shown = recorder.whenShown(keys);
  if (field !== undefined)
    recorder.typable = whenSo(() => {
      const found = document.querySelector(field);
      return found?.checkVisibility() === true && !found.matches(':disabled, :read-only');
    });
}

interface VisitorOptions extends Partial<Watched> {
  /** Signs the visitor in. */
  readonly token?: StoredToken | undefined;
}

/**
 * Works as a new visitor with an empty cache, who is closed afterwards. Every page of the visitor keeps a record, and
 * watches the elements, from its first moment.
 */
export async function asVisitor<Value>(
  browser: Browser,
  { token, keys = [], field }: VisitorOptions,
  work: (visitor: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const visitor = await newVisitor(browser, token);
  try {
    // The compiler that runs this file names functions with a helper that the page lacks.
    await visitor.addInitScript('globalThis.__name ??= (value) => value;');
    await visitor.addInitScript(record, { keys, ...(field !== undefined && { field }) });
    return await work(visitor);
  } finally {
    await visitor.close();
  }
}

async function withinLimit<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const limit = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${what} did not show its key elements in ${LIMIT_MS / 1000} s`);
  });
  return Promise.race([work, limit]);
}

/**
 * Milliseconds from the start of the navigation to the frame with the key elements.
 * @throws Error if they do not appear
 */
export const keyShown = (page: Page): Promise<number> =>
  withinLimit(
    page.url(),
    page.evaluate(() => globalThis.recorder.shown ?? Number.NaN),
  );

/** The figures of a page that has become quiet. */
export async function paintFigures(page: Page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate((long) => {
    const { largestPaint, layoutShift, longTasks } = globalThis.recorder;
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint,
      layoutShift,
      longTasks: longTasks.length,
      longTaskTime: longTasks.reduce((sum, duration) => sum + duration, 0),
      // The time in which presses are not answered: the part of each long task beyond 50 ms.
      blockedTime: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - long), 0),
      longestTask: Math.max(0, ...longTasks),
    };
  }, LONG_TASK_MS);
}

export type PaintFigures = Awaited<ReturnType<typeof paintFigures>>;

/**
 * Milliseconds from the start of the navigation to the frame in which a field accepts typing; NaN if none is watched.
 */
export const typable = (page: Page): Promise<number> =>
  withinLimit(
    page.url(),
    page.evaluate(() => globalThis.recorder.typable ?? Number.NaN),
  );

/** Milliseconds from pressing a link until the key elements of the next page are shown. */
export const navigate = (page: Page, href: string, keys: readonly KeyElement[]): Promise<number> =>
  withinLimit(
    href,
    page.evaluate(
      async ([to, wanted]) => {
        const link = [...document.querySelectorAll('a')].find((anchor) => anchor.getAttribute('href') === to);
        if (!link) throw new Error(`The page has no link to ${to}`);
        const started = performance.now();
        link.click();
        return (await globalThis.recorder.whenShown(wanted)) - started;
      },
      [href, keys] as const,
    ),
  );
