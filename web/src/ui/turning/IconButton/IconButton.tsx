import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props {
  /** What it does: the icon alone says nothing to a screen reader. */
  label: string;
  onClick: () => void;
  /** An icon, hidden from screen readers. */
  children: ReactNode;
}

export function IconButton({ label, onClick, children }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
