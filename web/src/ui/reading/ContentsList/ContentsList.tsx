import { useEffect, useRef, type MouseEvent } from 'react';
import { useReducedMotion } from '../../hooks/use-reduced-motion';
import styles from './ContentsList.module.css';
import { ANCHOR_OFFSET, scrollTarget } from './page-scroll';
import { useCurrentSection } from './use-current-section';

export interface ContentsEntry {
  /** The heading's id, for links to it. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** Links to the sections of a page, with the current one marked. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  const reduced = useReducedMotion();
  const { current, choose } = useCurrentSection(entries.map((entry) => entry.id));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => showEntry(list.current, `#${current}`), [current]);

  function follow(event: MouseEvent, to: string) {
    const heading = document.getElementById(to);
    // The browser opens a new tab or window itself.
    if (!heading || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    heading.closest('details')?.setAttribute('open', '');
    // Not through the router, which would jump there without smooth scrolling.
    window.history.replaceState(window.history.state, '', `#${to}`);
    choose(to);
    window.scrollTo({ top: scrollTarget(heading, ANCHOR_OFFSET), behavior: reduced ? 'auto' : 'smooth' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  return (
    <ol ref={list} className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} data-level={entry.level} className={styles.entry} dir="auto">
          <a
            href={`#${entry.id}`}
            className={styles.link}
            aria-current={entry.id === current ? 'location' : undefined}
            onClick={(event) => follow(event, entry.id)}
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls a long list to one of its entries. Only the list: `scrollIntoView` would scroll the page as well. */
function showEntry(list: HTMLElement | null, hash: string) {
  const entry = [...(list?.querySelectorAll('a') ?? [])].find((link) => link.hash === hash);
  if (!list || !entry) return;
  const [box, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top;
  else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom;
}
