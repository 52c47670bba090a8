import styles from './EnergyBars.module.css';

export interface EnergyBar {
  name: string;
  /** In kcal a day. */
  kcal: number;
  /** The formatted figure, without its unit. */
  text: string;
  /** The effect, in a few words. */
  note?: string;
  isChosen?: boolean;
  warning?: string | undefined;
}

interface Props {
  caption: string;
  bars: readonly EnergyBar[];
}

/** Daily energy figures as bars on a common scale; the table provides the text. */
export function EnergyBars({ caption, bars }: Props) {
  const most = Math.max(...bars.map(({ kcal }) => kcal), 1);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {bars.map(({ name, kcal, text, note, isChosen, warning }) => (
          <tr key={name} className={styles.row} data-chosen={isChosen}>
            <th scope="row" className={styles.name}>
              {name}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </th>
            <td className={styles.value}>
              <span className={styles.figure}>
                <b>{text}</b>&nbsp;kcal
              </span>
              <span
                className={styles.bar}
                style={{ inlineSize: `${Math.max(0, (kcal / most) * 100)}%` }}
                aria-hidden
              />
              {warning !== undefined && <span className={styles.warning}>{warning}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Placeholder bars, shown before there is a result. */
export function PlaceholderBars({ count }: { count: number }) {
  return (
    <div className={styles.blanks}>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.blank} style={{ inlineSize: `${100 - (50 / count) * place}%` }} />
      ))}
    </div>
  );
}
