import { StateChip } from '@rifas/shared/ui';

/** A buyer was sent a link that can still be paid. */
export const LinkChip = () => <StateChip tone="info" icon="link" label="Con link" />;
