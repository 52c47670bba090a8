import { X } from 'lucide';
import { useOnNavigation } from '../../lib/useOnNavigation';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import styles from './Alert.module.css';

interface Props {
  sentence: string;
  onClose: () => void;
}

/** Tells what went wrong at the window's edge, where it moves nothing and takes no focus (C28). */
export function Alert({ sentence, onClose }: Props) {
  useOnNavigation(onClose);
  return (
    <div className={styles.alert} data-print="hide">
      <p role="alert">{sentence}</p>
      <IconButton label="Close" onClick={onClose}>
        <Icon of={X} size={20} />
      </IconButton>
    </div>
  );
}
