import { Link } from 'react-router-dom';
import { slugify } from '../../lib/shared/slug.gen';
import { getAnchor, type LetterGroup } from './by-letter';
import styles from './LetterGroups.module.css';

interface Props {
  groups: readonly LetterGroup[];
  /** Of one topic: most letters have one name or two. */
  areFew: boolean;
}

/**
 * Names under their letters, in rows of three: column by column, a name stands in that of its place modulo 3
 *, and eyes, keyboard and screen readers all go by the alphabet.
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
