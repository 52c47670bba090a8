import { ListItems } from '../../parts/list-items/ListItems';
import type { ListBlockFragment } from './ListBlock.gen';
import styles from './ListBlock.module.css';

export function ListBlock({ items }: ListBlockFragment) {
  return (
    <ul className={styles.list} dir="auto">
      <ListItems items={items} />
    </ul>
  );
}
