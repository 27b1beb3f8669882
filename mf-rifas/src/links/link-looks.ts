import type { LinkState } from '@rifas/shared/domain';
import { tokens, type IconName, type Tone } from '@rifas/shared/ui';

interface Look {
  readonly tone: Tone;
  readonly icon: IconName;
  /** The colour of its part in the bar. */
  readonly colour: string;
}

const { colour } = tokens;
const ENDED = { tone: 'neutral', colour: colour.borderStrong } as const;

export const LINK_LOOKS: Readonly<Record<LinkState, Look>> = {
  made: { tone: 'warning', icon: 'clock', colour: colour.chart2 },
  opened: { tone: 'info', icon: 'link', colour: colour.chart1 },
  inPayment: { tone: 'info', icon: 'card', colour: colour.chart1 },
  rejected: { tone: 'error', icon: 'warning', colour: colour.dangerText },
  toCheck: { tone: 'warning', icon: 'info', colour: colour.chart2 },
  paid: { tone: 'success', icon: 'check', colour: colour.chart3 },
  replaced: { ...ENDED, icon: 'refresh' },
  cancelled: { ...ENDED, icon: 'close' },
  unavailable: { ...ENDED, icon: 'lock' },
  unknown: { ...ENDED, icon: 'info' },
};
