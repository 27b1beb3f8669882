/** How a screen is photographed. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** The browser's text size in per cent, for people who need larger text. */
  readonly text?: number;
  /** Only what a person sees without scrolling, with sticky bars in place, not the whole page. */
  readonly visiblePart?: boolean;
}

export const LOOKS: readonly Look[] = [
  { name: 'phone', width: 360, height: 740, scheme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, scheme: 'dark' },
  { name: 'small', width: 320, height: 640, scheme: 'light', visiblePart: true },
  { name: 'large-text', width: 360, height: 740, scheme: 'light', text: 200, visiblePart: true },
  { name: 'desktop', width: 1280, height: 800, scheme: 'light' },
  { name: 'desktop-dark', width: 1280, height: 800, scheme: 'dark' },
  { name: 'wide', width: 1920, height: 1080, scheme: 'light' },
];
