import { createContext, useContext } from 'react';
import type { SellerLink } from '@rifas/shared/domain';

/** What asks before it is done to a link. */
export interface LinkQuestion {
  readonly about: 'cancel' | 'replace' | 'share';
  readonly link: SellerLink;
}

export interface LinkDialogProps {
  readonly link: SellerLink;
  readonly onClose: () => void;
}

// The page holds the open question, not the row: the row changes, or goes, while its question is answered.
export const AskContext = createContext<(question: LinkQuestion) => void>(() => undefined);

export const useAsk = (): ((question: LinkQuestion) => void) => useContext(AskContext);
