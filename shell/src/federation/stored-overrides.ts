/** Kept in this tab only, so a trial ends with the tab and nobody else sees it. */
export const OVERRIDES_KEY = 'rifas.reemplazos';

/** The overrides of this tab as text, if there are any. A browser may forbid the storage. */
export function storedOverrides(): string | null {
  try {
    return sessionStorage.getItem(OVERRIDES_KEY);
  } catch {
    return null;
  }
}
