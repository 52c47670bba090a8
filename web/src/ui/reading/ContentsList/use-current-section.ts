import { useEffect, useRef, useState } from 'react';
import { ANCHOR_OFFSET, isAtEnd, SCROLL_TOLERANCE, distanceToTarget } from './page-scroll';
import { sectionAt } from './section-at';

/** In pixels; longer than any page. */
const BEYOND_ALL = 1_000_000;
/** A heading inside a closed fold, which has no position on the page. */
const FOLDED = 'details:not([open]) > :not(summary) *';

/** The section that the reader chose. */
interface Chosen {
  id: string;
  /** Remaining pixels to its target at the last check; undefined once the reader has scrolled elsewhere. */
  away: number | undefined;
  /** The page's scroll position then. */
  at: number;
}

interface CurrentSection {
  /** The section's id. */
  current: string | undefined;
  /** The reader has chosen a section, and the page is about to scroll to it. */
  choose: (id: string) => void;
}

/**
 * The section that is being read: the last whose heading has reached the scroll target of links. At the page's end,
 * which some headings cannot reach, it is the last visible one. A section chosen by `choose` or by the address's hash
 * takes precedence until the reader scrolls away from it. Undefined before the first heading, and until the page is
 * hydrated.
 */
export function useCurrentSection(ids: readonly string[]): CurrentSection {
  const [current, setCurrent] = useState<string>();
  const chosen = useRef<Chosen>(undefined);
  const key = ids.join(' ');
  useEffect(() => {
    const line = ANCHOR_OFFSET + SCROLL_TOLERANCE;
    const headings = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const awayFrom = (id: string) => {
      const heading = headings.find((own) => own.id === id);
      return heading ? distanceToTarget(heading, ANCHOR_OFFSET) : Infinity;
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
        // The distance grew by scrolling, so this is not the chosen section's scroll. It also grows when parts load
        // and move the page's end.
        const left = scrollY !== choice.at && away > Math.max(choice.away, SCROLL_TOLERANCE);
        choice.away = left ? undefined : away;
        choice.at = scrollY;
      }
      setCurrent(choice?.away === undefined ? read() : choice.id);
    };
    const takeAddress = () => {
      const id = window.location.hash.slice(1);
      // A reload, or Back, may restore another position.
      chosen.current = awayFrom(id) <= SCROLL_TOLERANCE ? { id, away: 0, at: window.scrollY } : undefined;
    };
    const onHashChange = () => {
      takeAddress();
      look();
    };
    takeAddress();
    // Fires when a heading's top or bottom crosses the line, however far the page jumps, not on every pixel of
    // scrolling: everything below the line counts as visible. A heading that was scrolled to crosses the line.
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${line}px 0px ${BEYOND_ALL}px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) observer.observe(heading);
    // Fires when the page's end enters or leaves the window: everything above counts as visible.
    const end = new IntersectionObserver(look, {
      rootMargin: `${BEYOND_ALL}px 0px ${SCROLL_TOLERANCE}px 0px`,
      threshold: 1,
    });
    end.observe(document.body);
    // Once the page has arrived at the chosen section, the next scroll leads away from it.
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
