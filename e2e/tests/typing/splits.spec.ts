import fc from 'fast-check';
import { field, payTitle } from '../../support/checkout-pay';
import { expect, test } from '../../support/checkout-test';
import { email, password } from '../../support/session-login';
import { caret, holdScripts, isTakenOver } from '../../support/typing';

/** `TYPING_RUNS=50` tries more cases, `TYPING_SEED=7` other cases. */
const RUNS = Number(process.env['TYPING_RUNS'] ?? 5);
const SEED = Number(process.env['TYPING_SEED'] ?? 1);

/** For each key: how many scripts arrive before it, and which of the waiting scripts. */
const splits = fc.sample(
  fc.record({
    text: fc.stringMatching(/^[a-z]{6,14}$/),
    arrivals: fc.array(fc.record({ count: fc.nat(3), place: fc.nat(20) }), { minLength: 30, maxLength: 30 }),
  }),
  { numRuns: RUNS, seed: SEED },
);

for (const [run, { text, arrivals }] of splits.entries()) {
  const scenario = `${run + 1} of ${RUNS}, TYPING_SEED=${SEED}`;

  test(`No key of the login is lost when scripts arrive between keys: ${scenario}.`, async ({ page }) => {
    const scripts = await holdScripts(page);
    const turns = arrivals.values();
    const type = async (word: string) => {
      for (const key of word) {
        const { count = 0, place = 0 } = turns.next().value ?? {};
        for (let one = 0; one < count; one += 1) await scripts.releaseOne(place);
        await page.keyboard.press(key);
      }
    };
    await page.goto('/login', { waitUntil: 'commit' });
    await email(page).click();
    await type(text);
    await page.keyboard.press('Tab');
    await type(text.toUpperCase());
    const { name } = await caret(page);
    await scripts.releaseAll();
    await isTakenOver(page, 'Ingresar');
    await expect(email(page)).toHaveValue(text);
    await expect(password(page)).toHaveValue(text.toUpperCase());
    expect(name).toBe('password');
    expect(await caret(page)).toEqual({ name, start: text.length, end: text.length });
  });

  test(`No key and no choice of the pay form is lost when scripts arrive between keys: ${scenario}.`, async ({
    page,
    seller,
  }) => {
    const link = await seller.makeLink();
    const scripts = await holdScripts(page);
    const turns = arrivals.values();
    const arrive = async () => {
      const { count = 0, place = 0 } = turns.next().value ?? {};
      for (let one = 0; one < count; one += 1) await scripts.releaseOne(place);
    };
    await page.goto(link.path, { waitUntil: 'commit' });
    await field(page, 'Tarjeta').selectOption('Master');
    // Once it arrived, the value of the link would stand behind the typed one.
    await field(page, 'Apellido').fill('');
    await field(page, 'Apellido').click();
    for (const key of text) {
      await arrive();
      await page.keyboard.press(key);
    }
    await scripts.releaseAll();
    await expect(payTitle(page)).toBeVisible();
    await isTakenOver(page, 'Datos del pago');
    await expect(field(page, 'Apellido')).toHaveValue(text);
    await expect(field(page, 'Tarjeta')).toHaveValue('Master');
    expect(await caret(page)).toEqual({ name: 'lastName', start: text.length, end: text.length });
  });
}
