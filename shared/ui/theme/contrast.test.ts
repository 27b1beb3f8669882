import { palettes, type ColourScheme, type Palette, type ThemeVariant } from './palette';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [front: keyof Palette, back: keyof Palette];

// Every pair of colours that components draw: text and its background …
const TEXT: readonly Pair[] = [
  ...(['text', 'textMuted', 'link', 'dangerText'] as const).flatMap((front) =>
    (['background', 'surface', 'muted'] as const).map((back) => [front, back] as const),
  ),
  ['text', 'primarySoft'],
  ['textMuted', 'primarySoft'],
  ['link', 'primarySoft'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onBrand', 'brand'],
  ['onAccent', 'accent'],
  ['onPaper', 'paper'],
  ['onDanger', 'danger'],
  ['onErrorSoft', 'errorSoft'],
  ['onSuccessSoft', 'successSoft'],
  ['onWarningSoft', 'warningSoft'],
  ['onInfoSoft', 'infoSoft'],
  ['onNeutralSoft', 'neutralSoft'],
];

// … and lines and shapes with a meaning, which need less contrast.
const SHAPES: readonly Pair[] = [
  ...(['borderStrong', 'focus', 'primary', 'chart1', 'chart2', 'chart3', 'chart4'] as const).flatMap((front) =>
    (['background', 'surface', 'muted'] as const).map((back) => [front, back] as const),
  ),
  ['dangerText', 'surface'],
];

const THEMES: readonly (readonly [ThemeVariant, ColourScheme])[] = [
  ['dtyt', 'light'],
  ['dtyt', 'dark'],
  ['ccee', 'light'],
  ['ccee', 'dark'],
];

describe.each(THEMES)('the %s theme in %s mode', (variant, scheme) => {
  const palette = palettes[variant][scheme];
  const weak = (pairs: readonly Pair[], least: number) =>
    pairs
      .map(([front, back]) => ({ front, back, ratio: contrast(palette[front], palette[back]) }))
      .filter(({ ratio }) => !(ratio >= least));

  it('has texts with a contrast of at least 4.5 to 1', () => expect(weak(TEXT, 4.5)).toEqual([]));
  it('draws the paid part of a chart in green, like its chip', () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(palette.chart3.slice(at, at + 2), 16));
    expect(green).toBeGreaterThan(Math.max(red, blue));
  });
  it('draws the second part of a chart in amber, like the chip of what waits, and not in the red of a failure', () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(palette.chart2.slice(at, at + 2), 16));
    expect(green).toBeGreaterThan((red + blue) / 2);
  });
  it('draws the fourth part of a chart in violet, which no other state has', () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(palette.chart4.slice(at, at + 2), 16));
    expect(green).toBeLessThan(Math.min(red, blue));
  });
  it('has shapes with a contrast of at least 3 to 1', () => expect(weak(SHAPES, 3)).toEqual([]));
});

it('the contrast of two colours is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
