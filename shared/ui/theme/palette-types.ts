import type { ColourToken } from './tokens';

/** The variants of deployments: each has its own look. */
export type ThemeVariant = 'dtyt' | 'ccee';
export type ColourScheme = 'light' | 'dark';

/** A value for every colour, as six-digit hex. */
export type Palette = Readonly<Record<ColourToken, string>>;
