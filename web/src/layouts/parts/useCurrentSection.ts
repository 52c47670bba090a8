import { useEffect, useState } from 'react';

/** A heading counts as reached when it is where the contents list scrolls it to, or a little below. */
const REACHED_BELOW = 8;
/** No page is longer, in pixels. */
const BELOW_ALL = 1_000_000;

/**
 * The id of the section that is being read: the last whose heading has reached the place that links scroll it to.
 * Undefined before the first, and until the page is interactive.
 * @param offset of that place from the window's top, in pixels
 */
export function useCurrentSection(ids: readonly string[], offset: number): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const line = offset + REACHED_BELOW;
    const headings = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const look = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    // Told whenever a heading's top or bottom crosses the line, however far the page jumps, not at every pixel of
    // scrolling: all that is below the line counts as seen. A heading that was scrolled to stops across the line.
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${line}px 0px ${BELOW_ALL}px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key, offset]);
  return current;
}
