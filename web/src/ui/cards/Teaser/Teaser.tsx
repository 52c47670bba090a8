import type { ReactNode } from 'react';
import { toOneLine } from '../../../lib/text/one-line';
import { split } from './split';
import styles from './Teaser.module.css';

interface Props {
  text: string;
  /** Renders the text, for example with some words marked. */
  mark?: ((text: string) => ReactNode) | undefined;
}

/** An article's description on its card. A narrow card shows only the first sentences, so that none is cut off. */
export function Teaser({ text, mark = (words) => words }: Props) {
  const { lead, rest } = split(toOneLine(text));
  return (
    <p className={styles.teaser} dir="auto" data-cut={rest && !/[.!?]$/.test(lead)}>
      {mark(lead)}
      {rest && <span className={styles.rest}>{mark(rest)}</span>}
    </p>
  );
}
