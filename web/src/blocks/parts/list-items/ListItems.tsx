import { InlineParts } from '../inline/InlineParts';
import type { ListItemFragment } from './ListItem.gen';
import styles from './ListItems.module.css';

/** The items of an ordered or unordered list, each with its bold lead-in if it has one. */
export function ListItems({ items }: { items: readonly ListItemFragment[] }) {
  return items.map(({ heading, inline }, index) => (
    <li key={index} className={styles.item}>
      {heading && <strong>{heading}</strong>}
      {heading && inline.length > 0 && ' '}
      <InlineParts parts={inline} />
    </li>
  ));
}
