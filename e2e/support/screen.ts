import type { Locator, Page } from '@playwright/test';

/** The page's title; a text is the whole of it. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
