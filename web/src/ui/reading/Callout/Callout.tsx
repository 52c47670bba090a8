import type { ReactNode } from 'react';
import styles from './Callout.module.css';

interface Props {
  /** What it is for assistive technology; a plain box unless told. */
  as?: 'div' | 'aside' | 'section';
  /** The id of its heading, where it has one. */
  labelledBy?: string;
  /** Something went wrong, or is merely so. */
  tone?: 'bad' | 'info' | undefined;
  children: ReactNode;
}

/** What a reader should not miss beside a text or a form: one dress for all of them. */
export function Callout({ as: Element = 'div', labelledBy, tone, children }: Props) {
  return (
    <Element className={styles.callout} data-tone={tone} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
