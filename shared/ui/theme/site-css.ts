import { baseCss } from './base-css';
import type { ThemeVariant } from './palette-types';
import { themeCss } from './theme-css';

/**
 * The style sheet of the whole site. The page contains it before any script, so components add only their own rules.
 * @example const css = siteCss('dtyt');
 */
export const siteCss = (variant: ThemeVariant): string => `${themeCss(variant)}${baseCss.replaceAll('\n', '')}`;
