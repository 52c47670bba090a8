import { ChevronDown } from 'lucide';
import { ContentsList } from '../../ui/contents/ContentsList';
import { Icon } from '../../ui/Icon/Icon';
import styles from './PolicyContents.module.css';
import type { NumberedSection } from './sections';

const NAME = 'On this page';

/**
 * The sections of the text: beside it where there is room, otherwise folded above it. One element does both, without
 * JavaScript too: where there is room, the style sheet shows what is folded, and a heading in place of the summary.
 */
export function PolicyContents({ sections }: { sections: readonly NumberedSection[] }) {
  return (
    <nav className={styles.contents} aria-label={NAME}>
      <h2 className={styles.heading}>{NAME}</h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {NAME}
          <Icon of={ChevronDown} className={styles.mark} size={20} />
        </summary>
        <ContentsList entries={sections.map(({ id, heading }) => ({ id, text: heading, level: 2 }))} />
      </details>
    </nav>
  );
}
