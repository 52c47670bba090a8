import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentSection } from '../../ui/reading/ContentsList/use-current-section';
import { showsFocused } from '../../ui/hooks/shows-focused';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden/VisuallyHidden';
import { getAnchor, LETTERS, type LetterGroup } from './by-letter';
import styles from './LetterNav.module.css';

/** A to Z: letters that names begin with lead to them. What begins with no letter has a place of its own in front. */
export function LetterNav({ groups }: { groups: readonly LetterGroup[] }) {
  const used = new Set(groups.map(({ letter }) => letter));
  const others = [...used].filter((letter) => !LETTERS.includes(letter));
  const { current } = useCurrentSection(groups.map(({ letter }) => getAnchor(letter)));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showLetter(list.current, `#${current}`), [current]);
  const navigate = useNavigate();
  const { search, hash: here } = useLocation();

  /**
   * Goes to a heading with the focus, and Back returns, as with any link within a page. Not by the browser alone: the router
   * would take that for a way back, and scroll to where the page was.
   */
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { hash } = event.currentTarget;
    const heading = document.getElementById(hash.slice(1));
    // A new tab, a new window: the browser's own business.
    if (!heading || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ search, hash }, { replace: hash === here });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return (
    <nav aria-label="A to Z" className={styles.bar} data-print="hide">
      <ul ref={list} className={styles.letters} {...showsFocused}>
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

/** Turns the row to the letter that is being read; the row alone, since `scrollIntoView` would move the page as well. */
function showLetter(list: HTMLElement | null, hash: string) {
  const letter = [...(list?.querySelectorAll('a') ?? [])].find((link) => link.hash === hash);
  if (list && letter) list.scrollLeft = letter.offsetLeft - (list.clientWidth - letter.clientWidth) / 2;
}
