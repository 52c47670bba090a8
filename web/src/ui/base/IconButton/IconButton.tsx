import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props {
  /** The accessible name: the icon is hidden from screen readers. */
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
