import type { ReactNode } from 'react';
import styles from './Callout.module.css';

interface Props {
  /** Its ARIA role; a plain box by default. */
  as?: 'div' | 'aside' | 'section';
  /** The id of its heading, if any. */
  labelledBy?: string;
  /** An error, or information. */
  tone?: 'bad' | 'info' | undefined;
  children: ReactNode;
}

/** A box beside a text or a form that a reader should not miss. All of them share this style. */
export function Callout({ as: Element = 'div', labelledBy, tone, children }: Props) {
  return (
    <Element className={styles.callout} data-tone={tone} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
