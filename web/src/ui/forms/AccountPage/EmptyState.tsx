import type { IconNode } from 'lucide';
import { LinkButton } from '../../base/Button/LinkButton';
import { Icon } from '../../base/Icon/Icon';
import styles from './EmptyState.module.css';

interface Props {
  icon: IconNode;
  sentence: string;
  /** How to add the first entry. */
  how: string;
}

/** The empty state of a member's list. */
export function EmptyState({ icon, sentence, how }: Props) {
  return (
    <div className={styles.nothing}>
      <span className={styles.disc}>
        <Icon of={icon} size={32} />
      </span>
      <p className={styles.sentence}>{sentence}</p>
      <p className={styles.how}>{how}</p>
      <LinkButton to="/blog-list">Find something to read</LinkButton>
    </div>
  );
}
