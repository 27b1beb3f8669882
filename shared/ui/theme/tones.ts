import { tokens } from './tokens';

/** The meaning of a state, not its colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const { colour } = tokens;

export const toneColours: Readonly<Record<Tone, { readonly background: string; readonly text: string }>> = {
  neutral: { background: colour.neutralSoft, text: colour.onNeutralSoft },
  info: { background: colour.infoSoft, text: colour.onInfoSoft },
  success: { background: colour.successSoft, text: colour.onSuccessSoft },
  warning: { background: colour.warningSoft, text: colour.onWarningSoft },
  error: { background: colour.errorSoft, text: colour.onErrorSoft },
};
