import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Fold.module.css';

interface Props {
  /** A heading element: what is clicked. */
  heading: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Of those that share a name the browser keeps one open at a time. */
  name?: string;
  /** It is a section of a text. Reader views would take a box of its own, beside which no other section stands, for the whole text. */
  isSection?: boolean;
  /** Called whenever it opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** What folds away under its heading, without JavaScript too. Several of them stand one under the other. */
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
