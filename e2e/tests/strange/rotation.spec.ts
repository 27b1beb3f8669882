import { commentOf, openRaffle, saveButton } from '../../support/raffles-list';
import { title } from '../../support/screen';
import { logIn } from '../../support/seller';
import { storedToken } from '../../support/session-site';
import { sellerPages } from '../../support/strange-test';
import { expect, test } from '../../support/strict-rotation-test';

test('every page of a seller opens, although it replaces the token of its own early calls @variants', async ({
  page,
}) => {
  await logIn(page);
  for (const [path, heading] of sellerPages()) {
    const before = await storedToken(page);
    await page.goto(path);
    await expect(title(page, heading)).toBeVisible();
    await expect.poll(() => storedToken(page)).not.toBe(before);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await storedToken(page)).not.toBeNull();
  }
});

test('a write is done once when another tab replaces its token, and both tabs stay logged in', async ({
  page,
  context,
  watch,
  strict,
}) => {
  await logIn(page, 'bruno@example.com');
  await page.goto('/dashboard/rifas/list');
  const row = await openRaffle(page, '00221');
  const text = `Con dos pestañas ${Date.now()}`;
  await commentOf(row).fill(text);
  const saved: number[] = [];
  page.on('response', (response) => response.url().endsWith('guardar-comentario') && saved.push(response.status()));
  const release = strict.hold(/guardar-comentario$/);
  await saveButton(row).click();

  const other = await context.newPage();
  watch(other);
  const before = await storedToken(page);
  await other.goto('/dashboard/depositos');
  await expect(title(other, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
  await expect.poll(() => storedToken(page)).not.toBe(before);
  release();

  await expect(page.getByText('Comentario actualizado correctamente.')).toBeVisible();
  expect(strict.refused()).toContain('/api/talon/guardar-comentario');
  expect(saved).toEqual([401, 200]);
  await page.reload();
  await expect(commentOf(await openRaffle(page, '00221'))).toHaveValue(text);
  await expect(title(other, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
});

test('two tabs that reload again and again while lists are loading stay logged in', async ({
  page,
  context,
  watch,
}) => {
  await logIn(page);
  const other = await context.newPage();
  watch(other);
  for (const path of ['/dashboard/rifas/list', '/dashboard/rifas', '/dashboard/rifas/list']) {
    await Promise.all([page.goto(path), other.goto('/dashboard/depositos')]);
    await expect(title(page, /RIFAS/)).toBeVisible();
    await expect(title(other, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(other.locator('[aria-busy=true]')).toHaveCount(0);
  }
  expect(await storedToken(page)).not.toBeNull();
});

test('a storage that another script filled up ends no session, and the next token replaces the previous one', async ({
  page,
}) => {
  await logIn(page);
  await page.evaluate(() => {
    for (const length of [100_000, 1000, 1])
      try {
        for (let i = 0; ; i += 1) localStorage.setItem(`lleno ${length} ${i}`, 'x'.repeat(length));
      } catch {
        // No text of this length fits any more.
      }
  });
  for (const [path, heading] of sellerPages().slice(0, 3)) {
    const before = await storedToken(page);
    await page.goto(path);
    await expect(title(page, heading)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Datos bloqueados' })).toBeVisible();
    await expect.poll(() => storedToken(page)).not.toBe(before);
  }
});
