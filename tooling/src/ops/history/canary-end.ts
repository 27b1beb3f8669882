import type { State } from '../../store/states/state';

export interface CanaryEnd {
  /** The decision that ended it. */
  readonly by: State;
  readonly composition: number;
  /** Whether all visitors got it. */
  readonly isFinished: boolean;
}

/**
 * How a canary ended; undefined where these decisions do not tell.
 * @param youngestFirst decisions of a site
 * @param composition that of the canary; the last canary that has ended when left out
 */
export function endOfCanary(youngestFirst: readonly State[], composition?: number): CanaryEnd | undefined {
  const last = youngestFirst.findIndex(
    ({ canary }) => canary && (composition === undefined || canary.composition === composition),
  );
  const [by, canary] = [youngestFirst[last - 1], youngestFirst[last]?.canary];
  if (!by || !canary) return undefined;
  return {
    by,
    composition: canary.composition,
    // A finish that lost a previous release has composed pages of another number.
    isFinished: by.action === 'finish' || by.composition === canary.composition,
  };
}

/** As people read it: 'abort by ana: it fails'. */
export const endText = ({ by: { action, by, why } }: CanaryEnd): string => `${action} by ${by}${why && `: ${why}`}`;
