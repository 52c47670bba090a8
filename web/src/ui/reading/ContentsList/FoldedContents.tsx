import { ChevronDown } from 'lucide';
import { Icon } from '../../base/Icon/Icon';
import { ContentsList, type ContentsEntry } from './ContentsList';
import styles from './FoldedContents.module.css';

interface Props {
  /** The visible name of the list. */
  name: string;
  /** The accessible name; defaults to the visible one. */
  label?: string | undefined;
  entries: readonly ContentsEntry[];
}

/**
 * The sections of a page: open in a wide window, otherwise folded, so that the text begins near its title. One
 * element does both, also without JavaScript: the style sheet shows the folded content, and a heading instead of the
 * summary.
 */
export function FoldedContents({ name, label = name, entries }: Props) {
  return (
    <nav className={styles.contents} aria-label={label} data-print="hide">
      <h2 className={styles.heading}>{name}</h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {name}
          <Icon of={ChevronDown} className={styles.mark} size={20} />
        </summary>
        <ContentsList entries={entries} />
      </details>
    </nav>
  );
}
