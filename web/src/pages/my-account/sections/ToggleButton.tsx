import type { Ref } from 'react';
import styles from '../../../ui/base/Button/Button.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onClick: () => void;
}

/** Opens and closes what stands below it. */
export function ToggleButton({ ref, isOpen, onClick }: Props) {
  return (
    <button ref={ref} type="button" className={styles.button} aria-expanded={isOpen} onClick={onClick}>
      {isOpen ? 'Cancel' : 'Update'}
    </button>
  );
}
