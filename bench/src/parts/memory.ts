import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '@rifas/tooling/browser/find-chromium';
import { asVisitor, navigate, type KeyElement } from '../measure/visit';
import type { Section } from '../report/report';
import { compared } from '../report/statistics';
import { tokenFor, type BenchSites, type MeasuredSite } from '../sites/bench-sites';
import type { Part } from './bench-context';

const SELLER = 'ana@example.com';
const NAVIGATIONS = 200;
const SETTLED = 20;
/** A multiple of the number of screens, so that every look is at the same screen. */
const BETWEEN_LOOKS = 42;

const title = (text: string): readonly KeyElement[] => [{ selector: 'h1', text }];

/** Every screen behind the guard, by its link in the menu. */
const SCREENS: readonly { readonly href: string; readonly keys: readonly KeyElement[] }[] = [
  { href: '/dashboard/rifas', keys: title('ELIGE LAS RIFAS') },
  { href: '/dashboard/rifas/list', keys: [...title('ESTAS SON TUS RIFAS'), { selector: 'summary', text: '00107' }] },
  { href: '/dashboard/contado', keys: title('.') },
  { href: '/dashboard/pago-personal', keys: title('.') },
  { href: '/dashboard/depositos', keys: title('ESTOS SON TUS DEPÓSITOS') },
  { href: '/dashboard/rifas/transfer', keys: [{ selector: 'main a', text: 'Pendientes de entrega' }] },
  { href: '/dashboard', keys: title('ANA') },
];

interface MemoryUse {
  readonly heapKb: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function memoryUse(page: Page, devtools: CDPSession): Promise<MemoryUse> {
  await page.waitForLoadState('networkidle');
  // Two collections, because objects freed by the first one may hold others.
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heapKb: usedSize / 1024, nodes, listeners: jsEventListeners };
}

async function walk(browser: Browser, both: BenchSites, site: MeasuredSite, name: string): Promise<Section> {
  const token = await tokenFor(both, site, { seller: SELLER });
  return asVisitor(browser, { token }, async (visitor) => {
    const page = await visitor.newPage();
    const devtools = await visitor.newCDPSession(page);
    await page.goto(`${site.url}/dashboard`);
    await page.evaluate((keys) => globalThis.recorder.whenShown(keys), title('ANA'));
    const looks: { readonly turn: number; readonly found: MemoryUse }[] = [];
    const go = async (turn: number) => {
      const screen = SCREENS[(turn - 1) % SCREENS.length];
      if (screen) await navigate(page, screen.href, screen.keys);
    };
    for (let turn = 1; turn <= NAVIGATIONS; turn += 1) {
      await go(turn);
      if (turn >= SETTLED && (turn - SETTLED) % BETWEEN_LOOKS === 0)
        looks.push({ turn, found: await memoryUse(page, devtools) });
    }
    // Back to the screen of the other looks, so that its content does not count as a leak.
    await go(SETTLED);
    const after = await memoryUse(page, devtools);
    const [before] = looks;
    const against = (name: string, unit: string, read: (figures: MemoryUse) => number) =>
      compared(name, unit, read(after), { name: `after ${SETTLED}`, value: before ? read(before.found) : Number.NaN });
    return {
      title: `Memory after ${NAVIGATIONS} navigations, ${name}`,
      note: `among all screens of the dashboard, after forced collections, against the same after the first ${SETTLED}`,
      figures: [
        against('heap', 'KB', ({ heapKb }) => heapKb),
        against('nodes', '', ({ nodes }) => nodes),
        against('listeners', '', ({ listeners }) => listeners),
        ...looks.map(({ turn, found }) => ({ name: `heap after ${turn}`, unit: 'KB', value: found.heapKb })),
      ],
    };
  });
}

/** Whether a long session frees what it no longer shows. */
export const memory: Part = {
  name: 'memory',
  about: `heap after ${NAVIGATIONS} navigations against that after the first ${SETTLED}`,
  run: async ({ settings, sites, browser }) => {
    const both = await sites();
    const usual = await browser();
    // Without compilers the heap holds the site's own data, without the machine code that V8 keeps for a while.
    const interpreting = await launchChromium(settings, '--js-flags=--no-sparkplug --no-maglev --no-opt');
    try {
      return [
        await walk(usual, both, both.composed, 'composed'),
        await walk(usual, both, both.oneApp, 'one application'),
        await walk(interpreting, both, both.composed, "composed, V8's compilers off"),
      ];
    } finally {
      await interpreting.close();
    }
  },
};
