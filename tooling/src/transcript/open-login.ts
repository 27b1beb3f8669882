import type { Browser } from 'playwright-core';

/**
 * Opens the login as a new visitor, and waits for its reports to arrive, because closing the browser would cancel them.
 */
export async function openLogin(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ locale: 'es-UY' });
  try {
    const page = await context.newPage();
    const reported = (kind: string) =>
      page.waitForResponse(
        (response) =>
          response.url() === `${url}/telemetry` && (response.request().postData() ?? '').includes(`"kind":"${kind}"`),
      );
    // The load of the remote is reported last, for the release that was drawn after any failures.
    await Promise.all([reported('view'), reported('load'), page.goto(`${url}/login`)]);
  } finally {
    await context.close();
  }
}
