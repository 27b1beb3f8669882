import type { DeploymentSource } from '@rifas/shared/deployment';

export interface PageColours {
  readonly ground: string;
  readonly sheet: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly action: string;
  readonly onAction: string;
  readonly mark: string;
  readonly stub: string;
  readonly onStub: string;
  readonly good: string;
  readonly onGood: string;
  readonly bad: string;
  readonly onBad: string;
}

const LIGHT = {
  ground: '#faf7f0',
  sheet: '#ffffff',
  good: '#e0f3e4',
  onGood: '#0d4f25',
  bad: '#fde8e6',
  onBad: '#7d1710',
};
const DARK = { good: '#173524', onGood: '#a9e3bd', bad: '#43201d', onBad: '#ffc2bb' };

/** The site's own colours (shared/ui/theme), for mails and pages that are drawn without its components. */
export const PAGE_COLOURS: Readonly<
  Record<DeploymentSource['variant'], { readonly light: PageColours; readonly dark: PageColours }>
> = {
  dtyt: {
    light: {
      ...LIGHT,
      ink: '#17213a',
      soft: '#565f75',
      line: '#e6e0d2',
      action: '#163f8c',
      onAction: '#ffffff',
      mark: '#ffc533',
      stub: '#ffe9ae',
      onStub: '#332701',
    },
    dark: {
      ...DARK,
      ground: '#11151f',
      sheet: '#1a202e',
      ink: '#eef1f8',
      soft: '#a9b2c7',
      line: '#2b3346',
      action: '#8fb3ff',
      onAction: '#0c1630',
      mark: '#ffd057',
      stub: '#574411',
      onStub: '#fff0c4',
    },
  },
  ccee: {
    light: {
      ...LIGHT,
      ink: '#14261f',
      soft: '#50625b',
      line: '#e4dfd1',
      action: '#0b5f55',
      onAction: '#ffffff',
      mark: '#ff8a6b',
      stub: '#ffd9cc',
      onStub: '#45180c',
    },
    dark: {
      ...DARK,
      ground: '#0f1614',
      sheet: '#182220',
      ink: '#ebf3f0',
      soft: '#a5b8b2',
      line: '#2b3a36',
      action: '#66d6c5',
      onAction: '#04231f',
      mark: '#ff9c86',
      stub: '#58291d',
      onStub: '#ffe1d8',
    },
  },
};
