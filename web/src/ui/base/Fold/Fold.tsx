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
  /** It is a section of a text. Reader views would take it for the whole text if its box were called `content`. */
  isSection?: boolean;
  /** Called whenever it opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** What folds away under its heading, without JavaScript too. Several of them stand one under the other. */
export function Fold({ heading, open, name, isSection = false, onOpen, children }: Props) {
  return (
    <details
      className={styles.fold}
      open={open}
      name={name}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary className={styles.summary}>
        {heading}
        <Icon of={ChevronDown} className={styles.mark} size={24} />
      </summary>
      <div className={isSection ? styles.section : styles.content}>{children}</div>
    </details>
  );
}
