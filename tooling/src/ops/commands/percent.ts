import { UsageError, wholeNumber } from '../../lib/command-line';
import { errorMessage } from '../../lib/error-code';
import { checkPercent } from '../deploy/canary';

/** What `--percent`, or the argument of widen, says. @throws UsageError */
export function percentOf(text: string | undefined): number | undefined {
  const percent = wholeNumber(text, 'The part of a hundred visitors', 1);
  try {
    return percent === undefined ? undefined : checkPercent(percent);
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}
