import { ListItems } from '../../parts/list-items/ListItems';
import type { OrderedListBlockFragment } from './OrderedListBlock.gen';
import styles from './OrderedListBlock.module.css';

export function OrderedListBlock({ items }: OrderedListBlockFragment) {
  return (
    <ol className={styles.list} dir="auto">
      <ListItems items={items} />
    </ol>
  );
}
