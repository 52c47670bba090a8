import type { StorageEntry } from './stored';
import styles from './StoredTable.module.css';

const COLUMNS = { place: 'Where', purpose: 'What for', until: 'How long' } as const;

interface Props {
  caption: string;
  items: readonly StorageEntry[];
}

/** What is stored in a browser. On narrow screens each row becomes a block with the column names in it. */
export function StoredTable({ caption, items }: Props) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Name</th>
          {Object.values(COLUMNS).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {item.name}
            </th>
            <td data-column={COLUMNS.place}>{item.place}</td>
            <td data-column={COLUMNS.purpose}>{item.purpose}</td>
            <td data-column={COLUMNS.until}>{item.until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
