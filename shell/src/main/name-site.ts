/**
 * Ends the tab's title with the site's name, as the static page has it: a page names itself alone, and among other tabs nobody knew whose
 * "Inicio" it is.
 * @param site its name
 */
export function nameSite(site: string): void {
  // As a browser gives a title back: blanks that it drops would be missed, and added, for ever.
  const name = site.trim().replace(/\s+/g, ' ');
  const end = ` · ${name}`;
  const complete = () => {
    if (document.title !== name && !document.title.endsWith(end)) document.title += end;
  };
  new MutationObserver(complete).observe(document.head, { childList: true, subtree: true });
}
