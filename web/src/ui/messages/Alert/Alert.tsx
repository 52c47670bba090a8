import { X } from 'lucide';
import { useEffect } from 'react';
import { useOnNavigation } from '../../../lib/routing/use-on-navigation';
import { Button } from '../../base/Button/Button';
import { Icon } from '../../base/Icon/Icon';
import { IconButton } from '../../base/IconButton/IconButton';
import { TONE_ICONS } from '../Notice/Notice';
import styles from './Alert.module.css';

/** An action that the alert offers. */
export interface AlertAction {
  label: string;
  apply: () => void;
}

interface Props {
  sentence: string;
  tone: 'good' | 'bad';
  remedy?: AlertAction | undefined;
  onClose: () => void;
}

/** News close automatically: nobody needs to act on them, and they may be about the previous page. */
const NEWS_FOR_MS = 6000;

/** A message at the edge of the window, where it moves nothing and takes no focus (C28). */
export function Alert({ sentence, tone, remedy, onClose }: Props) {
  const isNews = tone === 'good' && remedy === undefined;
  useOnNavigation(() => {
    if (!isNews) onClose();
  });
  useEffect(() => {
    if (!isNews) return undefined;
    const timer = setTimeout(onClose, NEWS_FOR_MS);
    return () => clearTimeout(timer);
  }, [isNews, onClose]);
  return (
    <div className={styles.alert} data-tone={tone} data-print="hide">
      <Icon of={TONE_ICONS[tone]} size={20} className={styles.sign} />
      <p role="alert" className={styles.words}>
        {sentence}
      </p>
      {remedy && (
        <div className={styles.remedy}>
          <Button
            onClick={() => {
              onClose();
              remedy.apply();
            }}
          >
            {remedy.label}
          </Button>
        </div>
      )}
      <IconButton label="Close" onClick={onClose}>
        <Icon of={X} size={20} />
      </IconButton>
    </div>
  );
}
