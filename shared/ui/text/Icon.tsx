import { iconPaths, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  /** Read aloud; without it the icon is decoration beside a word. */
  label?: string | undefined;
  /** Height and width, in pixels at the usual text size. */
  size?: number | undefined;
}

/** An icon of the site's own set. */
export function Icon({ name, label, size = 20 }: IconProps) {
  return (
    <svg
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
