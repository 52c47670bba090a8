import { InlineParts } from '../../parts/inline/InlineParts';
import type { ParagraphBlockFragment } from './ParagraphBlock.gen';
import styles from './ParagraphBlock.module.css';

export function ParagraphBlock({ inline }: ParagraphBlockFragment) {
  return (
    <p className={styles.paragraph} dir="auto">
      <InlineParts parts={inline} />
    </p>
  );
}
