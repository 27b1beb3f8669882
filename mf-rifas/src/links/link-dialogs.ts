import { createContext, useContext } from 'react';
import type { SellerLink } from '@rifas/shared/domain';

/** A dialog that must be answered before an action on a link. */
export interface LinkQuestion {
  readonly about: 'cancel' | 'replace' | 'share';
  readonly link: SellerLink;
}

export interface LinkDialogProps {
  readonly link: SellerLink;
  readonly onClose: () => void;
}

// The page holds the open dialog, because the link's row may change or disappear while it is open.
export const AskContext = createContext<(question: LinkQuestion) => void>(() => undefined);

export const useAsk = (): ((question: LinkQuestion) => void) => useContext(AskContext);
