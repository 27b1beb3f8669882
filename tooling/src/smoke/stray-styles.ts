import type { Page } from 'playwright-core';

/** Wide enough that the menu is not folded. */
const WIDE = { width: 1280, height: 800 };

/**
 * Looks for style sheets that change the site's bar, menu or footer: a file stays in the tab when its page is left, so
 * every other page would have it too.
 * @param names the applications whose files count
 * @returns why one of their style sheets may not stay; undefined where all may
 */
export async function strayStyles(page: Page, names: readonly string[]): Promise<string | undefined> {
  await page.setViewportSize(WIDE);
  const stray = await page.evaluate((applications) => {
    const around = [...document.querySelectorAll('header, header *, footer, footer *')].filter(
      (element) => !element.closest('main'),
    );
    const look = (): string =>
      around
        .flatMap((element) => {
          const style = getComputedStyle(element);
          // A variable counts only where it changes what is seen.
          const seen = Array.from(style).filter((name) => !name.startsWith('--'));
          return seen.map((name) => style.getPropertyValue(name));
        })
        .join(';');
    const isTheirs = ({ href }: StyleSheet): boolean =>
      applications.some((name) => href?.includes(`/releases/${name}/`) === true);
    return [...document.styleSheets].filter(isTheirs).find((sheet) => {
      const styled = look();
      sheet.disabled = true;
      const bare = look();
      sheet.disabled = false;
      return styled !== bare;
    })?.href;
  }, names);
  return stray
    ? `${new URL(stray).pathname} changes the site's bar, menu or footer, and a style sheet stays in the tab until it is loaded again. Begin each of its rules with a class of the remote.`
    : undefined;
}
