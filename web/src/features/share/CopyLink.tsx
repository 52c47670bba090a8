import { useEffect, useId, useRef } from 'react';
import { Dialog } from '../../ui/messages/Dialog/Dialog';
import styles from './CopyLink.module.css';

interface Props {
  url: string;
  onClose: () => void;
}

/** Shows the link, already selected, to be copied by hand. */
export function CopyLink({ url, onClose }: Props) {
  const id = useId();
  const link = useRef<HTMLTextAreaElement>(null);
  // After the dialog has opened, because opening focuses its first control.
  useEffect(() => link.current?.focus(), []);
  return (
    <Dialog title="Share" onClose={onClose}>
      <label htmlFor={id}>Copy the link below:</label>
      <textarea
        id={id}
        ref={link}
        className={styles.link}
        rows={3}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
