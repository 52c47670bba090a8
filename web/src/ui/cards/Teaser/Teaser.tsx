import type { ReactNode } from 'react';
import { oneLine } from '../../../lib/text/one-line';
import { split } from './split';
import styles from './Teaser.module.css';

interface Props {
  text: string;
  /** Shows the words of a text, some of them marked. */
  mark?: ((text: string) => ReactNode) | undefined;
}

/** What an article is about, on its card: in a narrow one its first sentences alone, so that none breaks off. */
export function Teaser({ text, mark = (words) => words }: Props) {
  const { lead, rest } = split(oneLine(text));
  return (
    <p className={styles.teaser} dir="auto" data-cut={rest && !/[.!?]$/.test(lead)}>
      {mark(lead)}
      {rest && <span className={styles.rest}>{mark(rest)}</span>}
    </p>
  );
}
