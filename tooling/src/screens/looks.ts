/** How a screen is looked at. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** The browser's text size for those who need it larger, in per cent. */
  readonly text?: number;
  /** What a person sees without scrolling, sticky bars in their place, and not the whole page. */
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
