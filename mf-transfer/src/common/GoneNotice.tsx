import { Alert } from '@rifas/shared/ui';

interface GoneNoticeProps {
  /** Numbers of chosen raffles that are no longer in the list. */
  readonly numbers: readonly string[];
  readonly text: (numbers: readonly string[]) => string;
}

/** Another seller was faster, so the selection has become smaller. */
export const GoneNotice = ({ numbers, text }: GoneNoticeProps) =>
  numbers.length > 0 ? <Alert tone="warning">{text(numbers)}</Alert> : null;
