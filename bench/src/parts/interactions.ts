import type { Browser, Page } from 'playwright-core';
import { timeInteraction } from '../measure/interaction';
import { openSlowPhone } from '../measure/slow-phone';
import { asVisitor } from '../measure/visit';
import { compared, median } from '../report/statistics';
import type { BenchSites, MeasuredSite } from '../sites/bench-sites';
import type { Part } from './bench-context';

/** The seller with the most raffles, and so the longest waits. */
const SELLER = 'mucho@example.com';
const BUYER = { Nombre: 'Lucía', Apellido: 'Fernández', Email: 'lucia@example.com', Celular: '099 123 456' };

/** How many raffles are surely drawn without scrolling. */
const DRAWN = 6;

type Times = Map<string, number>;

const button = (page: Page, name: string | RegExp) =>
  page.locator('#root').getByRole('button', { name, exact: typeof name === 'string' });

const heading = (page: Page, name: string | RegExp) => page.locator('#root').getByRole('heading', { level: 1, name });

async function press(times: Times, page: Page, name: string, target: ReturnType<Page['locator']>): Promise<void> {
  await target.waitFor();
  times.set(name, await timeInteraction(page, () => target.click({ noWaitAfter: true }), 'click'));
}

async function openFromMenu(times: Times, page: Page, link: string): Promise<void> {
  await press(times, page, 'Menú', button(page, 'Menú'));
  await press(times, page, link, page.getByRole('navigation').getByRole('link', { name: link, exact: true }));
}

/** @param turn chooses another ticket each time, because earlier links hold theirs */
async function sell(times: Times, page: Page, origin: string, turn: number): Promise<string> {
  await page.goto(`${origin}/login`);
  await page.locator('#root form[data-ready]').waitFor();
  await page.locator('#root input[type=email]').fill(SELLER);
  await page.locator('#root input[type=password]').first().fill('Rifas2026!');
  await press(times, page, 'INGRESAR', button(page, 'INGRESAR'));
  await page.locator('main summary').first().waitFor();
  await openFromMenu(times, page, 'Rifas');
  await press(times, page, 'a raffle of the list', page.locator('main details summary').first());
  await openFromMenu(times, page, 'Pagar rifa con tarjeta');
  // Paid tickets cannot be chosen, and the list draws only as many raffles as fit into the window.
  const draw = 2 + Math.floor(turn / DRAWN);
  const choices = page
    .getByRole('group', { name: /^Rifa \d+/ })
    .getByRole('checkbox', { name: new RegExp(`^Sorteo ${draw}\\b`), disabled: false });
  await press(times, page, 'a ticket', choices.nth(turn % DRAWN));
  await press(times, page, 'ENVIAR LINK DE PAGO AL COMPRADOR', button(page, /^ENVIAR LINK DE PAGO AL COMPRADOR/));
  await heading(page, 'DATOS DEL COMPRADOR').waitFor();
  for (const [label, value] of Object.entries(BUYER)) await page.getByRole('textbox', { name: label }).fill(value);
  await press(times, page, 'ENVIAR LINK', button(page, 'ENVIAR LINK'));
  return new URL((await page.getByText(/^http.*\/pago\//).textContent()) ?? '').pathname;
}

async function pay(times: Times, page: Page, address: string): Promise<void> {
  // The page that sends the buyer to the gateway stays open, so that the frame after the press is its own.
  await page.route('**/geopay/payment', (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  await heading(page, /^PAGAR RIFA DE /).waitFor();
  const nombre = page.locator('#root').getByRole('textbox', { name: 'Nombre' });
  await nombre.focus();
  times.set('a letter of a name', await timeInteraction(page, () => page.keyboard.press('a'), 'keydown'));
  await page.getByLabel('Departamento').selectOption('Montevideo');
  await page.getByLabel('Tarjeta').first().selectOption('Visa');
  const cardType = page.getByLabel('Crédito o débito');
  if ((await cardType.count()) > 0) await cardType.selectOption('credit');
  await page.getByLabel('Cuotas').selectOption('01');
  await press(times, page, 'PAGAR', button(page, /^PAGAR/));
}

/** One sale, from the login to the buyer's payment, on phones with a slow processor. */
async function sale(browser: Browser, { url }: MeasuredSite, turn: number): Promise<Times> {
  const times: Times = new Map();
  const onPhone = <Value>(work: (page: Page) => Promise<Value>): Promise<Value> =>
    asVisitor(browser, {}, async (visitor) => work((await openSlowPhone(visitor, { network: false })).page));
  const link = await onPhone((page) => sell(times, page, url, turn));
  await onPhone((page) => pay(times, page, `${url}${link}`));
  return times;
}

/** The time from each press of a sale to the next frame. */
export const interactions: Part = {
  name: 'interactions',
  about: 'from every press of a sale to the next frame, with 500 raffles',
  run: async ({ runs, sites, browser, log }) => {
    const both: BenchSites = await sites();
    const chromium = await browser();
    const measured = { composed: [] as Times[], oneApp: [] as Times[] };
    let turn = 0;
    for (let run = 0; run < runs; run += 1) {
      for (const site of ['composed', 'oneApp'] as const) measured[site].push(await sale(chromium, both[site], turn++));
      log(`${run + 1}/${runs}`);
    }
    const of = (site: keyof typeof measured, name: string) => measured[site].map((times) => times.get(name) ?? NaN);
    return [
      {
        title: 'The presses of a sale',
        note: `from the press to the next painted frame; medians of ${runs}; CPU x4`,
        figures: [...(measured.composed[0]?.keys() ?? [])].map((name) =>
          compared(name, 'ms', of('composed', name), { name: 'one app', value: median(of('oneApp', name)) }),
        ),
      },
    ];
  },
};
