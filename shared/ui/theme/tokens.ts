type Leaves<Names extends string> = Readonly<Record<Names, string>>;

/** Every colour that a component may use. `onX` is the colour of text on `x`. */
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
 * The values for styles. Every leaf is a `var(--…)` text, so the browser applies a change of variant or of light and
 * dark, and nothing renders again. `themeCss` holds the actual values.
 */
export const tokens = {
  colour: leaves('colour', COLOURS),
  /** 4, 8, 12, 16, 24, 32 and 48 px. */
  space: leaves('space', ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl']),
  radius: leaves('radius', ['s', 'm', 'l', 'pill']),
  /**
   * Five sizes. 14 px (s) is the smallest on any page. `xl` is a page's title, `display` the amount that a screen asks
   * for.
   */
  font: leaves('font', ['s', 'm', 'l', 'xl', 'display']),
  shadow: leaves('shadow', ['low', 'high']),
  family: leaves('family', ['text']),
} as const;

export type ColourToken = keyof typeof tokens.colour;
