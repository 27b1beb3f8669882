import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the document's top an element begins, in pixels; follows what grows or shrinks above it. */
export function useDocumentTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
