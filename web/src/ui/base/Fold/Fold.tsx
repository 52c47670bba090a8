import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Fold.module.css';

interface Props {
  /** A heading element, which toggles the fold. */
  heading: ReactNode;
  /** Whether it is initially open. */
  open?: boolean;
  /** Of the folds that share a name, the browser keeps only one open. */
  name?: string;
  /**
   * Marks a section of a text. Without it, reader views would take the fold's box, which has no sibling sections, for
   * the whole text.
   */
  isSection?: boolean;
  /** Called whenever it opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Content that folds away under its heading, also without JavaScript. Folds can be stacked. */
export function Fold({ heading, open, name, isSection = false, onOpen, children }: Props) {
  return (
    <details
      className={isSection ? `${styles.fold} ${styles.section}` : styles.fold}
      open={open}
      name={name}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary className={styles.summary}>
        {heading}
        <Icon of={ChevronDown} className={styles.mark} size={24} />
      </summary>
      {isSection ? children : <div className={styles.content}>{children}</div>}
    </details>
  );
}
