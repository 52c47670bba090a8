import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentSection } from '../../../ui/reading/ContentsList/use-current-section';
import { scrollFocusedIntoView } from '../../../ui/hooks/scroll-focused-into-view';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import { getAnchor, LETTERS, type LetterGroup } from './group-by-letter';
import styles from './LetterNav.module.css';

/**
 * A to Z: each letter that has names links to them. Names that start with no letter have an entry of their own at the
 * front.
 */
export function LetterNav({ groups }: { groups: readonly LetterGroup[] }) {
  const used = new Set(groups.map(({ letter }) => letter));
  const others = [...used].filter((letter) => !LETTERS.includes(letter));
  const { current } = useCurrentSection(groups.map(({ letter }) => getAnchor(letter)));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showLetter(list.current, `#${current}`), [current]);
  const navigate = useNavigate();
  const { search, hash: here } = useLocation();

  /**
   * Moves the focus to a heading, and Back returns, as with any link within a page. The browser's own hash navigation
   * is not enough: the router would take it for a Back navigation and scroll to the previous position.
   */
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { hash } = event.currentTarget;
    const heading = document.getElementById(hash.slice(1));
    // The browser handles a new tab or window.
    if (!heading || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ search, hash }, { replace: hash === here });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return (
    <nav aria-label="A to Z" className={styles.bar} data-print="hide">
      <ul ref={list} className={styles.letters} {...scrollFocusedIntoView}>
        {[...others, ...LETTERS].map((letter) => (
          <li key={letter}>
            {used.has(letter) ? (
              <a
                href={`#${getAnchor(letter)}`}
                className={styles.letter}
                aria-current={getAnchor(letter) === current ? 'location' : undefined}
                onClick={follow}
              >
                {letter}
              </a>
            ) : (
              <span className={styles.letter}>
                {letter}
                <VisuallyHidden>: nothing</VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row to the letter being read. Only the row: `scrollIntoView` would also move the page. */
function showLetter(list: HTMLElement | null, hash: string) {
  const letter = [...(list?.querySelectorAll('a') ?? [])].find((link) => link.hash === hash);
  if (list && letter) list.scrollLeft = letter.offsetLeft - (list.clientWidth - letter.clientWidth) / 2;
}
