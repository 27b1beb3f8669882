import { FAULTS } from '../../support/faults';
import {
  expect,
  explanation,
  openWithFault,
  passTimeUntil,
  paymentLink,
  retry,
  sessionIsActive,
  signIn,
  test,
} from '../../support/faults-test';
import { goByMenu } from '../../support/screen';

/** A file of the payment link's page, by its part in the page. */
const TARGETS = [
  { what: 'the remote’s entry', file: /\/mf-rifas\/.*\/remoteEntry\.js$/ },
  { what: 'its exposed module', file: /\/mf-rifas\/.*\/remote\.\w+\.js$/ },
  { what: 'its page chunk', file: /\/mf-rifas\/.*\/page-paymentLink\.\w+\.js$/ },
  { what: 'a shared chunk', file: /\/shell\/.*\/forms\.\w+\.js$/ },
] as const;

for (const { what, file } of TARGETS) {
  for (const fault of FAULTS) {
    test(`${what}, ${fault}: the menu and other pages work, and Reintentar heals the page in place @once`, async ({
      page,
      faults,
    }) => {
      await openWithFault(page, faults, file, fault);
      faults.heal();
      const document = await page.evaluateHandle(() => globalThis.document);
      await retry(page).click();
      await expect(paymentLink(page)).toBeVisible();
      expect(
        await page.evaluate((before) => before === globalThis.document, document),
        'healed without loading the page anew',
      ).toBe(true);
    });
  }

  test(`${what}: only its own page is affected @once`, async ({ page, faults }) => {
    await signIn(page);
    faults.fail(file, '503');
    await page.goto('/dashboard/rifas');
    await expect(explanation(page)).toBeVisible();
    await goByMenu(page, 'Depósitos');
    await expect(page.getByRole('heading', { name: 'ESTOS SON TUS DEPÓSITOS' })).toBeVisible();
  });
}

/** Without this chunk the shell has no menu, but the rest of it works. `begun` waits for the steps before the chunk. */
const SHELL_CHUNKS = [
  {
    what: 'the dashboard',
    file: /\/shell\/.*\/dashboard\.\w+\.js$/,
    says: explanation,
    begun: sessionIsActive,
  },
] as const;

for (const { what, file, says, begun } of SHELL_CHUNKS) {
  for (const fault of FAULTS) {
    test(`a chunk of the shell, ${what}, ${fault}: the page says so, keeps the session, and Reintentar heals it in place @once`, async ({
      page,
      faults,
    }) => {
      const token = await signIn(page);
      faults.fail(file, fault);
      await page.clock.install();
      await page.goto('/dashboard/rifas', { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      if (fault === 'hang') {
        await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
        await expect.poll(() => faults.asked(file).length).toBeGreaterThan(0);
        // The head of the page requests this chunk before the shell runs, but the shell starts its timeout only when it
        // waits for the chunk. Time that passes earlier, while the session is checked, makes that check fail instead.
        await begun?.(page, token);
        await passTimeUntil(page, says(page));
      }
      await expect(says(page)).toBeVisible();
      faults.heal();
      await retry(page).click();
      await expect(paymentLink(page)).toBeVisible();
    });
  }
}
