import { Button, VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import { CardTable, NARROW } from '../ui/list/card-table';
import { formatMoment } from '../ui/moments';
import { describeKept, type DeletedEntry } from './entry';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

interface Props {
  entries: readonly DeletedEntry[];
  /** They are about to be replaced. */
  isStale: boolean;
  /** The id of the entry that is being restored. */
  restoring: string | undefined;
  /** What the buttons say. */
  label: string;
  onRestore: (entry: DeletedEntry) => void;
}

export function DeletedTable({ entries, isStale, restoring, label, onRestore }: Props) {
  return (
    <Table aria-busy={isStale} aria-label="Deleted entries, the last deleted first">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Deleted</th>
          <th scope="col">Restorable until</th>
          <th scope="col">
            <VisuallyHidden>Action</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.documentId}>
            <th scope="row">
              {entry.title}
              <Kept>{describeKept(entry)}</Kept>
            </th>
            <td>
              <Narrow>Deleted </Narrow>
              {formatMoment(entry.deletedAt)}, {entry.actorName}
            </td>
            <td>
              <Narrow>Restorable until </Narrow>
              {day.format(entry.until)}
            </td>
            <td>
              <Button
                size="S"
                variant="secondary"
                aria-label={`${label}: ${entry.title}`}
                loading={restoring === entry.documentId}
                disabled={restoring !== undefined}
                onClick={() => onRestore(entry)}
              >
                {label}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled(CardTable)`
  th,
  td {
    padding: 1.2rem 1.2rem 1.2rem 0;
  }

  tbody th {
    font-weight: 600;
  }

  td:nth-child(2) {
    inline-size: 22rem;
  }

  td:nth-child(3) {
    inline-size: 14rem;
  }

  td:last-child {
    inline-size: 1%;
    padding-inline-end: 0;
    white-space: nowrap;
  }

  ${NARROW} {
    tbody th:nth-child(n),
    td:nth-child(n) {
      inline-size: auto;
      padding: 0.2rem 0;
    }
  }
`;

const Kept = styled.span`
  display: block;
  font-weight: 400;
  color: ${({ theme }) => theme.colors.neutral600};

  &:empty {
    display: none;
  }
`;

const Narrow = styled.span`
  display: none;

  ${NARROW} {
    display: inline;
  }
`;
