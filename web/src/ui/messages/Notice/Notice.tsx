import { CircleAlert, CircleCheck, Info, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Callout } from '../../reading/Callout/Callout';
import { Icon } from '../../base/Icon/Icon';
import styles from './Notice.module.css';

/** Something went well, or wrong, or is good to know. */
export type Tone = 'good' | 'bad' | 'info';

export const SIGNS: Record<Tone, IconNode> = { good: CircleCheck, bad: CircleAlert, info: Info };

interface Props {
  tone: Tone;
  /** What is said, and what can be done about it. */
  children: ReactNode;
}

/** What a page tells somebody, in its place on the page. Whoever shows it says whether it is heard at once. */
export function Notice({ tone, children }: Props) {
  return (
    <Callout tone={tone === 'good' ? undefined : tone}>
      <div className={styles.notice} data-tone={tone}>
        <span className={styles.sign}>
          <Icon of={SIGNS[tone]} size={20} />
        </span>
        <div className={styles.words}>{children}</div>
      </div>
    </Callout>
  );
}
