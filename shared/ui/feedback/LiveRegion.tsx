import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface LiveRegionProps {
  /** Announced whenever it changes. Keep the region on the page, empty when there is nothing to say. */
  children?: ReactNode;
}

export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
