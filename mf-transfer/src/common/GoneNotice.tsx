import { Alert } from '@rifas/shared/ui';

interface GoneNoticeProps {
  /** Numbers of the chosen raffles that the list no longer has. */
  readonly numbers: readonly string[];
  readonly text: (numbers: readonly string[]) => string;
}

/** Somebody else was faster: the selection is smaller than the seller left it. */
export const GoneNotice = ({ numbers, text }: GoneNoticeProps) =>
  numbers.length > 0 ? <Alert tone="warning">{text(numbers)}</Alert> : null;
