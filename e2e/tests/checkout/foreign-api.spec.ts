import { join } from 'node:path';
import { openAndFill, payButton } from '../../support/checkout-pay';
import { startForeignApi } from '../../support/foreign-api';
import { npmStart, required } from '../../support/site-beside';
import { expect, test } from '../../support/test';

test('a site with only API_URL set pays on the payment page of that API and calls only that API', async ({ page }, {
  project,
}) => {
  const api = await startForeignApi('/v1');
  const site = await npmStart({
    DEPLOYMENT: project.name,
    SITE_DIR: join(required('E2E_FOLDER'), `${project.name}-api`, 'site'),
    API_URL: api.url,
  });
  try {
    await openAndFill(page, `${site.url}/pago/abc`);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pasarela ajena' })).toBeVisible();
    expect(api.asked.at(-1)).toEqual({ path: '/v1/geopay/payment', body: 'token=de-la-pasarela' });
    const paths = new Set(api.asked.map(({ path }) => path.replace(/^\/v1/, '')));
    expect([...paths].sort()).toEqual([
      '/geopay/echo-test',
      '/geopay/init-payment',
      '/geopay/payment',
      '/talon/validate-link',
    ]);
  } finally {
    // The page closes first: its last requests must not reach a stopped server.
    await page.close();
    await site.stop();
    await api.stop();
  }
});

test(
  'a site whose gateway is the sandbox does not start with a foreign API, and names the field',
  { tag: '@once' },
  async () => {
    const env = { DEPLOYMENT: 'dtyt', API_URL: 'http://127.0.0.1:9', GATEWAY_URL: '/sandbox/gateway' };
    await expect(npmStart(env)).rejects.toThrow(/GATEWAY_URL: '\/sandbox\/gateway' is the sandbox/);
  },
);
