import { useEffect, useRef, useState } from 'react';
import { ANCHOR_OFFSET, isAtEnd, NEAR, pixelsAway } from './page-scroll';
import { sectionAt } from './section-at';

/** No page is longer, in pixels. */
const BEYOND_ALL = 1_000_000;
/** A heading in a part that is folded away, which has no place on the page. */
const FOLDED = 'details:not([open]) > :not(summary) *';

/** The section that the reader asked for. */
interface Chosen {
  id: string;
  /** Pixels still to be scrolled when the page was last looked at; undefined once the reader went elsewhere. */
  away: number | undefined;
  /** Where the page was scrolled to then. */
  at: number;
}

interface CurrentSection {
  /** The section's id. */
  current: string | undefined;
  /** The reader chose a section, to which the page is about to be scrolled. */
  choose: (id: string) => void;
}

/**
 * The section that is being read: the last whose heading has reached the place that links scroll it to; at the page's
 * end, which may keep headings from getting there, the last that shows. What the reader chose, by `choose` or the
 * address's #, goes before both until they scroll away from where that brought them.
 * Undefined before the first, and until the page is interactive.
 */
export function useCurrentSection(ids: readonly string[]): CurrentSection {
  const [current, setCurrent] = useState<string>();
  const chosen = useRef<Chosen>(undefined);
  const key = ids.join(' ');
  useEffect(() => {
    const line = ANCHOR_OFFSET + NEAR;
    const headings = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const awayFrom = (id: string) => {
      const heading = headings.find((own) => own.id === id);
      return heading ? pixelsAway(heading, ANCHOR_OFFSET) : Infinity;
    };
    const read = () => {
      const places = headings
        .filter((heading) => !heading.matches(FOLDED))
        .map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
      return sectionAt(places, isAtEnd() ? window.innerHeight : line, chosen.current?.id);
    };
    const look = () => {
      const { current: choice } = chosen;
      if (choice?.away !== undefined) {
        const away = awayFrom(choice.id);
        const { scrollY } = window;
        // Farther by scrolling: not what the choice began. A page whose end has moved, as parts came, is farther as well.
        const left = scrollY !== choice.at && away > Math.max(choice.away, NEAR);
        choice.away = left ? undefined : away;
        choice.at = scrollY;
      }
      setCurrent(choice?.away === undefined ? read() : choice.id);
    };
    const takeAddress = () => {
      const id = window.location.hash.slice(1);
      // A reload, or Back, may leave the reader elsewhere.
      chosen.current = awayFrom(id) <= NEAR ? { id, away: 0, at: window.scrollY } : undefined;
    };
    const onHashChange = () => {
      takeAddress();
      look();
    };
    takeAddress();
    // Told whenever a heading's top or bottom crosses the line, however far the page jumps, not at every pixel of
    // scrolling: all that is below the line counts as seen. A heading that was scrolled to stops across the line.
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${line}px 0px ${BEYOND_ALL}px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) observer.observe(heading);
    // Told when the page's end comes into the window, and when it leaves it: all that is above counts as seen.
    const end = new IntersectionObserver(look, {
      rootMargin: `${BEYOND_ALL}px 0px ${NEAR}px 0px`,
      threshold: 1,
    });
    end.observe(document.body);
    // Once the page has come to where the choice led, the next step is one away from it.
    document.addEventListener('scrollend', look);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      observer.disconnect();
      end.disconnect();
      document.removeEventListener('scrollend', look);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [key]);

  function choose(id: string) {
    chosen.current = { id, away: Infinity, at: window.scrollY };
    setCurrent(id);
  }

  return { current, choose };
}
