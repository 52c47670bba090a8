import { markedParts } from '../../../lib/text/marked-parts';
import styles from './Marked.module.css';

interface Props {
  text: string;
  /** Whose words are marked. */
  search: string;
}

/** A text in which the words that a search found are marked. */
export function Marked({ text, search }: Props) {
  // A part has no name but its place.
  return markedParts(text, search).map((part, place) =>
    part.marked ? (
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
