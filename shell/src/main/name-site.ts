/**
 * Ends the tab's title with the site's name, as the static page has it: a page names itself alone, and among other tabs nobody knew whose
 * "Inicio" it is.
 * @param site its name
 */
export function nameSite(site: string): void {
  const end = ` · ${site}`;
  const complete = () => {
    if (document.title !== site && !document.title.endsWith(end)) document.title += end;
  };
  new MutationObserver(complete).observe(document.head, { childList: true, subtree: true });
}
