/**
 * Appends the site's name to the tab's title, as on the static page. A page sets only its own name, and "Inicio" alone
 * would not identify the site among other tabs.
 * @param site the site's name
 */
export function nameSite(site: string): void {
  // Normalised as browsers do: otherwise blanks that the browser drops would be added again for ever.
  const name = site.trim().replace(/\s+/g, ' ');
  const end = ` · ${name}`;
  const complete = () => {
    if (document.title !== name && !document.title.endsWith(end)) document.title += end;
  };
  new MutationObserver(complete).observe(document.head, { childList: true, subtree: true });
}
