import { useId } from 'react';
import { Dialog } from '../../ui/Dialog/Dialog';
import styles from './CopyLink.module.css';

interface Props {
  url: string;
  onClose: () => void;
}

/** Shows the link to be copied by hand, ready selected. */
export function CopyLink({ url, onClose }: Props) {
  const id = useId();
  return (
    <Dialog title="Share" onClose={onClose}>
      <label htmlFor={id}>Copy the link below:</label>
      <input
        id={id}
        className={styles.link}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
