import { Link } from 'react-router-dom';
import { slugify } from '../../../lib/shared/slug.gen';
import { getAnchor, type LetterGroup } from './group-by-letter';
import styles from './LetterGroups.module.css';

interface Props {
  groups: readonly LetterGroup[];
  /** For a single topic, where most letters have one or two names. */
  areFew: boolean;
}

/**
 * Names under their letters, in rows of three. Each name goes into the column of its index modulo 3, so the visual
 * order, the tab order and the order for screen readers are all alphabetical.
 */
export function LetterGroups({ groups, areFew }: Props) {
  return groups.map(({ letter, names }) => (
    <div key={letter} className={styles.group} data-few={areFew || undefined}>
      <h2 id={getAnchor(letter)} className={styles.letter}>
        {letter}
      </h2>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <Link to={`/${slugify(name)}`} discover="none">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
