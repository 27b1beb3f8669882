import { expect, type Page, type Request } from '@playwright/test';
import { fillPayForm } from './buyer';

export const payButton = (page: Page) => page.getByRole('button', { name: 'PAGAR' });
export const payTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /^PAGAR RIFA DE / });
/** The bar at the bottom: messages, total, PAGAR. */
export const payBar = (page: Page) => page.getByRole('group', { name: 'Pagar' });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens a link and chooses a card; everything else comes from the link. */
export async function openAndFill(page: Page, path: string, card?: Parameters<typeof fillPayForm>[1]): Promise<void> {
  await page.goto(path);
  await expect(payTitle(page)).toBeVisible();
  await fillPayForm(page, card);
}

const isInitPayment = (request: Request) => request.url().endsWith('/geopay/init-payment');

/** The fields of each init-payment that the page sends from now on. */
export function watchPayments(page: Page): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (isInitPayment(request)) sent.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
  });
  return sent;
}

/** A gateway that takes the buyer without answering: the page that sent them stays. Answers the tokens that were posted to it. */
export async function holdGateway(page: Page): Promise<readonly string[]> {
  const posted: string[] = [];
  await page.route('**/geopay/payment', async (route) => {
    await route.fulfill({ status: 204 });
    posted.push(new URLSearchParams(route.request().postData() ?? '').get('token') ?? '');
  });
  return posted;
}

interface Descriptor {
  settings: Record<string, unknown>;
  captcha: unknown;
}

/** The pay page of a deployment that ops configured otherwise: the descriptor inlined in the page is changed on its way. */
export async function changeDeployment(page: Page, change: (descriptor: Descriptor) => void): Promise<void> {
  await page.route(/\/pago\/[^/]+$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(?<=<script type="application\/json" id="deployment">).*?(?=<\/script>)/s,
      (json) => {
        const descriptor = JSON.parse(json) as Descriptor;
        change(descriptor);
        return JSON.stringify(descriptor).replaceAll('<', '\\u003c');
      },
    );
    return route.fulfill({ response, body: html });
  });
}
