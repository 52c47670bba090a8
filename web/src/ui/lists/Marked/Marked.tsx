import { markWords } from '../../../lib/text/mark-words';
import styles from './Marked.module.css';

interface Props {
  text: string;
  /** The search words to mark. */
  search: string;
}

/** A text with the words marked that a search found. */
export function Marked({ text, search }: Props) {
  // Parts have no identity besides their position.
  return markWords(text, search).map((part, place) =>
    part.marked ? (
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
