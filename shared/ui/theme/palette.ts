import type { ColourToken } from './tokens';

/** The variants of deployments: each has its own look. */
export type ThemeVariant = 'dtyt' | 'ccee';
export type ColourScheme = 'light' | 'dark';

/** A value for every colour, as six-digit hex. */
export type Palette = Readonly<Record<ColourToken, string>>;

/** The colours of states are the same in both variants: green means paid wherever you sell. Light, dark. */
const TONES = {
  danger: ['#b3261e', '#ff8a80'],
  onDanger: ['#ffffff', '#3b0703'],
  dangerText: ['#a61b14', '#ff9d94'],
  errorSoft: ['#fde7e5', '#4a1815'],
  onErrorSoft: ['#7d1510', '#ffd2cd'],
  successSoft: ['#dff3e3', '#123a20'],
  onSuccessSoft: ['#0f5323', '#b5ecc4'],
  warningSoft: ['#ffeec2', '#463405'],
  onWarningSoft: ['#5c4100', '#ffe19a'],
  infoSoft: ['#e0ebfb', '#17335c'],
  onInfoSoft: ['#143d78', '#cfe0ff'],
  neutralSoft: ['#e9e8e3', '#2e3642'],
  onNeutralSoft: ['#3d434e', '#dde3ec'],
} as const;

/** dtyt is deep blue and sun yellow, ccee green-teal and coral: dtyt light, dtyt dark, ccee light, ccee dark. */
const LOOKS = {
  background: ['#faf7f0', '#11151f', '#faf7f0', '#0f1614'],
  surface: ['#ffffff', '#1a202e', '#ffffff', '#182220'],
  muted: ['#f3eee2', '#232b3b', '#f1eee4', '#202d2a'],
  text: ['#17213a', '#eef1f8', '#14261f', '#ebf3f0'],
  textMuted: ['#565f75', '#a9b2c7', '#50625b', '#a5b8b2'],
  border: ['#e6e0d2', '#2b3346', '#e4dfd1', '#2b3a36'],
  borderStrong: ['#79808f', '#7e8ba6', '#70817a', '#7b938c'],
  primary: ['#163f8c', '#8fb3ff', '#0b5f55', '#66d6c5'],
  onPrimary: ['#ffffff', '#0c1630', '#ffffff', '#04231f'],
  primaryHover: ['#0f2f6d', '#b3cbff', '#064740', '#93e6d9'],
  primarySoft: ['#e9effb', '#202d4b', '#e0f2ee', '#123a34'],
  link: ['#163f8c', '#a6c3ff', '#0b5f55', '#7fe0d1'],
  brand: ['#faf7f0', '#11151f', '#faf7f0', '#0f1614'],
  onBrand: ['#17213a', '#eef1f8', '#14261f', '#ebf3f0'],
  accent: ['#ffc533', '#ffd057', '#ff8a6b', '#ff9c86'],
  onAccent: ['#2a2005', '#241c00', '#331006', '#2e0e06'],
  paper: ['#ffe9ae', '#574411', '#ffd9cc', '#58291d'],
  onPaper: ['#332701', '#fff0c4', '#45180c', '#ffe1d8'],
  focus: ['#1f5fd1', '#ffd057', '#0b7d73', '#ff9c86'],
  chart1: ['#173f8a', '#8fb5ff', '#4f67b0', '#a9bcff'],
  chart2: ['#b27300', '#ffd257', '#b27300', '#ffd257'],
  chart3: ['#2c7a4b', '#7fd39c', '#0a655c', '#66d6c5'],
  chart4: ['#8a4a9e', '#d9a6ea', '#8a4a9e', '#d9a6ea'],
} as const satisfies Readonly<Record<Exclude<ColourToken, keyof typeof TONES>, readonly string[]>>;

/** The palette in a column of both tables. */
function paletteOf(variant: ThemeVariant, scheme: ColourScheme): Palette {
  const shade = scheme === 'light' ? 0 : 1;
  const column = variant === 'dtyt' ? shade : 2 + shade;
  return Object.fromEntries([
    ...Object.entries(LOOKS).map(([name, colours]) => [name, colours[column]]),
    ...Object.entries(TONES).map(([name, colours]) => [name, colours[shade]]),
  ]) as Palette;
}

/**
 * The colours themselves, for things that style sheets do not reach, such as a picture.
 * @example context.fillStyle = palettes.dtyt.light.paper;
 */
export const palettes: Readonly<Record<ThemeVariant, Readonly<Record<ColourScheme, Palette>>>> = {
  dtyt: { light: paletteOf('dtyt', 'light'), dark: paletteOf('dtyt', 'dark') },
  ccee: { light: paletteOf('ccee', 'light'), dark: paletteOf('ccee', 'dark') },
};
