type Leaves<Names extends string> = Readonly<Record<Names, string>>;

/** Every colour a component may use. `onX` is the text drawn upon `x`. */
const COLOURS = [
  'background',
  'surface',
  'muted',
  'text',
  'textMuted',
  'border',
  'borderStrong',
  'primary',
  'onPrimary',
  'primaryHover',
  'primarySoft',
  'link',
  'brand',
  'onBrand',
  'accent',
  'onAccent',
  'paper',
  'onPaper',
  'danger',
  'onDanger',
  'dangerText',
  'errorSoft',
  'onErrorSoft',
  'successSoft',
  'onSuccessSoft',
  'warningSoft',
  'onWarningSoft',
  'infoSoft',
  'onInfoSoft',
  'neutralSoft',
  'onNeutralSoft',
  'focus',
  'chart1',
  'chart2',
  'chart3',
  'chart4',
] as const;

function leaves<Name extends string>(prefix: string, names: readonly Name[]): Leaves<Name> {
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${name})`])) as Leaves<Name>;
}

/**
 * What styles are written with: every leaf is a `var(--…)` text, so a change of variant or of light and dark is the
 * browser's work and renders nothing again. The values behind them: `themeCss`.
 */
export const tokens = {
  colour: leaves('colour', COLOURS),
  /** 4, 8, 12, 16, 24, 32 and 48 px. */
  space: leaves('space', ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl']),
  radius: leaves('radius', ['s', 'm', 'l', 'pill']),
  /** Five sizes. From 14 px (s) up; nothing on a page is smaller. `xl` is a page's title, `display` the money that a screen asks for. */
  font: leaves('font', ['s', 'm', 'l', 'xl', 'display']),
  shadow: leaves('shadow', ['low', 'high']),
  family: leaves('family', ['text']),
} as const;

export type ColourToken = keyof typeof tokens.colour;
