import type { Deployment } from '@rifas/shared/deployment';
import { palettes } from '@rifas/shared/ui/palette';

type Palette = (typeof palettes)['dtyt']['light'];

const pageColours = (palette: Palette) => ({
  ground: palette.background,
  sheet: palette.surface,
  ink: palette.text,
  soft: palette.textMuted,
  line: palette.border,
  action: palette.primary,
  onAction: palette.onPrimary,
  mark: palette.accent,
  focus: palette.focus,
  stub: palette.paper,
  onStub: palette.onPaper,
  good: palette.successSoft,
  onGood: palette.onSuccessSoft,
  bad: palette.errorSoft,
  onBad: palette.onErrorSoft,
});

export type PageColours = Readonly<ReturnType<typeof pageColours>>;

const both = ({ light, dark }: Readonly<Record<'light' | 'dark', Palette>>) => ({
  light: pageColours(light),
  dark: pageColours(dark),
});

/** The site's colours, for mails and pages that are drawn without its components. */
export const PAGE_COLOURS: Readonly<Record<Deployment['variant'], ReturnType<typeof both>>> = {
  dtyt: both(palettes.dtyt),
  ccee: both(palettes.ccee),
};
