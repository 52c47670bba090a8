import { Button } from '@strapi/design-system';
import { styled } from 'styled-components';
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

/** A table, whose rows are cards on a narrow screen. Browsers keep its roles there. */
export function DeletedTable({ entries, isStale, restoring, label, onRestore }: Props) {
  return (
    <Table aria-busy={isStale} aria-label="Deleted entries, the last deleted first">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Deleted</th>
          <th scope="col">Restorable until</th>
          <th scope="col">
            <Hidden>Action</Hidden>
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

const NARROW = '@media (max-width: 767px)';

/** The admin's root font size is 10 px. */
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;
  overflow-wrap: anywhere;

  &[aria-busy='true'] tbody {
    opacity: 0.6;
  }

  th,
  td {
    padding: 1.2rem 1.2rem 1.2rem 0;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  thead th {
    font-size: 1.2rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral600};
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
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    tbody th:nth-child(n),
    td:nth-child(n) {
      inline-size: auto;
      padding: 0.2rem 0;
      border: 0;
    }

    tr {
      padding-block: 1.2rem;
      border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
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

const Hidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
