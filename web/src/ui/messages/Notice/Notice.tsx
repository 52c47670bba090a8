import { CircleAlert, CircleCheck, Info, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Callout } from '../../base/Callout/Callout';
import { Icon } from '../../base/Icon/Icon';
import styles from './Notice.module.css';

/** Success, error or information. */
type Tone = 'good' | 'bad' | 'info';

export const TONE_ICONS: Record<Tone, IconNode> = { good: CircleCheck, bad: CircleAlert, info: Info };

interface Props {
  tone: Tone;
  /** The message, and what to do about it. */
  children: ReactNode;
}

/** A message within the page. The caller decides whether it is a live region. */
export function Notice({ tone, children }: Props) {
  return (
    <Callout tone={tone === 'good' ? undefined : tone}>
      <div className={styles.notice} data-tone={tone}>
        <span className={styles.sign}>
          <Icon of={TONE_ICONS[tone]} size={20} />
        </span>
        <div className={styles.words}>{children}</div>
      </div>
    </Callout>
  );
}
