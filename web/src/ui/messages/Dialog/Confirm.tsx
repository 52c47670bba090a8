import { useEffect, useId, useRef } from 'react';
import plain from '../../base/Button/Button.module.css';
import filled from '../../base/Button/FilledButton.module.css';
import { closeDialog } from './close-dialog';
import styles from './Confirm.module.css';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  sentence: string;
  /** The label of the confirm button. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question with two buttons. The confirm button has the focus; Cancel, Close and Escape change nothing. */
export function Confirm({ title, sentence, action, onConfirm, onClose }: Props) {
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, because opening focuses its first control.
  useEffect(() => confirm.current?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose}>
      <p id={id}>{sentence}</p>
      <div className={styles.buttons}>
        <button
          ref={confirm}
          type="button"
          className={filled.button}
          aria-describedby={id}
          onClick={({ currentTarget }) => {
            closeDialog(currentTarget);
            onConfirm();
          }}
        >
          {action}
        </button>
        <button
          type="button"
          className={plain.button}
          onClick={({ currentTarget }) => closeDialog(currentTarget)}
        >
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
