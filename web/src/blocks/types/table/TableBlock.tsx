import { useId } from 'react';
import { InlineParts } from '../../parts/inline/InlineParts';
import type { TableBlockFragment } from './TableBlock.gen';
import { padRows } from './pad-rows';
import type { TableCellFragment } from './TableCell.gen';
import styles from './TableBlock.module.css';

/** A table that scrolls sideways in a narrow window, with the keyboard too. */
export function TableBlock({ caption, headers, rows, boldFirstColumn }: TableBlockFragment) {
  const captionId = useId();
  const table = padRows(headers, rows);
  return (
    <figure
      className={styles.scroll}
      aria-labelledby={caption ? captionId : undefined}
      aria-label={caption ? undefined : 'Table'}
      tabIndex={0}
    >
      <table className={styles.table}>
        {caption && (
          <caption id={captionId} className={styles.caption} dir="auto">
            {caption}
          </caption>
        )}
        {table.headers.some(({ inline }) => inline.length > 0) && (
          <thead>
            <tr>
              {table.headers.map(({ inline }, column) => (
                <Cell key={column} heads={inline.length > 0 ? 'col' : null} inline={inline} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ inline }, column) => (
                <Cell
                  key={column}
                  heads={boldFirstColumn && column === 0 && inline.length > 0 ? 'row' : null}
                  inline={inline}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** An empty cell is not a header: usually it is the corner above the row headers. */
function Cell({ heads, inline }: Pick<TableCellFragment, 'inline'> & { heads: 'col' | 'row' | null }) {
  const Tag = heads ? 'th' : 'td';
  return (
    <Tag scope={heads ?? undefined} dir="auto">
      <InlineParts parts={inline} />
    </Tag>
  );
}
