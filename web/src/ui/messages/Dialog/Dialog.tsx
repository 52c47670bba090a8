import { X } from 'lucide';
import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../base/Icon/Icon';
import { IconButton } from '../../base/IconButton/IconButton';
import styles from './Dialog.module.css';
import { useModal } from './use-modal';

interface Props {
  title: string;
  /** Called when the reader closes it with its button or Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open while mounted. The browser traps the focus and returns it. */
export function Dialog({ title, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useModal(dialog, onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={closed}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <Icon of={X} size={20} />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
