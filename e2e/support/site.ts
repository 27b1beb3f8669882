import { test } from '@playwright/test';

export interface Site {
  readonly variant: 'dtyt' | 'ccee';
  readonly mode: 'multi' | 'single';
}

/** The project's site: dtyt is multi and ccee single, unless its name says the other. */
export function site(): Site {
  const [variant, mode] = test.info().project.name.split('-');
  if (variant === 'dtyt') return { variant, mode: mode === 'single' ? 'single' : 'multi' };
  return { variant: 'ccee', mode: mode === 'multi' ? 'multi' : 'single' };
}

/** Name of the session's token in localStorage; each deployment uses its own. */
export const tokenName = (): string => `rifas.${site().variant}.token`;
