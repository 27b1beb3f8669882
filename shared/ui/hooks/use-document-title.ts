import { useEffect } from 'react';

/** Sets the title of the tab; the next page sets its own. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
