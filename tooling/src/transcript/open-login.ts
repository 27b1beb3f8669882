import type { Browser } from 'playwright-core';

/** Somebody who was never here opens the login, and stays until its reports have arrived: a closed browser takes those on their way with it. */
export async function openLogin(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ locale: 'es-UY' });
  try {
    const page = await context.newPage();
    const reported = (kind: string) =>
      page.waitForResponse(
        (response) =>
          response.url() === `${url}/telemetry` && (response.request().postData() ?? '').includes(`"kind":"${kind}"`),
      );
    // A load of the remote is reported for the release that was drawn in the end, after what went wrong before.
    await Promise.all([reported('view'), reported('load'), page.goto(`${url}/login`)]);
  } finally {
    await context.close();
  }
}
