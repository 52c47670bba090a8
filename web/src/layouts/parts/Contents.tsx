import { useId } from 'react';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import { ContentsList } from '../../ui/contents/ContentsList';
import { contentsOf } from './contentsOf';
import styles from './Contents.module.css';

/** The article's sections; nothing for an article without any. */
export function Contents({ blocks }: { blocks: readonly BlockFragment[] }) {
  const id = useId();
  const entries = contentsOf(blocks);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby={id} data-print="hide">
      <h2 id={id} className={styles.heading}>
        SUMMARY
      </h2>
      <ContentsList entries={entries} />
    </nav>
  );
}
