/** A deployment variant has its own look. */
export type ThemeVariant = 'dtyt' | 'ccee';
export type ColourScheme = 'light' | 'dark';

/** Every colour a component may use. `onX` is the text drawn upon `x`. Values are six-digit hex. */
export interface Palette {
  readonly background: string;
  readonly surface: string;
  readonly muted: string;
  readonly text: string;
  readonly textMuted: string;
  readonly border: string;
  readonly borderStrong: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly primaryHover: string;
  readonly primarySoft: string;
  readonly link: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly paper: string;
  readonly onPaper: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly dangerText: string;
  readonly errorSoft: string;
  readonly onErrorSoft: string;
  readonly successSoft: string;
  readonly onSuccessSoft: string;
  readonly warningSoft: string;
  readonly onWarningSoft: string;
  readonly infoSoft: string;
  readonly onInfoSoft: string;
  readonly neutralSoft: string;
  readonly onNeutralSoft: string;
  readonly focus: string;
  readonly chart1: string;
  readonly chart2: string;
  readonly chart3: string;
  readonly chart4: string;
}
