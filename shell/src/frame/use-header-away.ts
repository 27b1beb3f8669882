import { useEffect, useState } from 'react';

/** The header stays while the page is this near its top, and through scrolls shorter than `STEP`. */
const TOP = 120;
const STEP = 8;

/**
 * Whether the header is hidden. It hides when the visitor scrolls down, to give the page more room, and returns when
 * they scroll up.
 */
export function useHeaderAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < STEP && now > TOP) return;
      setAway(now > TOP && now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return away;
}
