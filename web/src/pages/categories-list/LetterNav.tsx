import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { anchorOf, LETTERS, type LetterGroup } from './byLetter';
import styles from './LetterNav.module.css';

/** A to Z: letters that names begin with lead to them. What begins with no letter has a place of its own in front. */
export function LetterNav({ groups }: { groups: readonly LetterGroup[] }) {
  const used = new Set(groups.map(({ letter }) => letter));
  const others = [...used].filter((letter) => !LETTERS.includes(letter));
  return (
    <nav aria-label="A to Z" className={styles.bar} data-print="hide">
      <ul className={styles.letters}>
        {[...others, ...LETTERS].map((letter) => (
          <li key={letter}>
            {used.has(letter) ? (
              <a href={`#${anchorOf(letter)}`} className={styles.letter} onClick={follow}>
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

/**
 * Goes to a heading with the focus, as the browser does by itself: but then the router would take it for a way back, and
 * scroll to where the page was.
 */
function follow(event: MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget;
  const heading = document.getElementById(hash.slice(1));
  // A new tab, a new window: the browser's own business.
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', hash);
  heading.scrollIntoView();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
