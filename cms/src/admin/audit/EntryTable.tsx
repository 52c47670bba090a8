import { VisuallyHidden } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CardTable, NARROW } from '../ui/list/card-table';
import { getSubjectPath, nameSubject, toAccountNumber, type Entry } from './entries';
import type { Filters } from './filters';

/** In the time zone of the browser. */
const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  entries: readonly Entry[];
  /** They are about to be replaced. */
  isStale: boolean;
  onChoose: (filters: Filters) => void;
}

export function EntryTable({ entries, isStale, onChoose }: Props) {
  return (
    <Table aria-busy={isStale} aria-label="Entries, newest first">
      <thead>
        <tr>
          <th scope="col">{`Time (${zone})`}</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} onChoose={onChoose} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ entry, onChoose }: { entry: Entry; onChoose: Props['onChoose'] }) {
  const { madeAt, actor, words, subject, failed } = entry;
  const { type, id } = subject ?? {};
  return (
    <tr>
      <td>
        <time dateTime={new Date(madeAt).toISOString()}>{time.format(madeAt)}</time>
      </td>
      <td>
        <bdi>{actor.name}</bdi>
        {actor.id !== null && <AccountNumber>{` · ${toAccountNumber(actor.id)}`}</AccountNumber>}
      </td>
      <td>
        {words} <SubjectName entry={entry} />
        {failed && <Failed>failed</Failed>}
      </td>
      <td>
        <Details entry={entry} />
        {type !== undefined && id && (
          <Filter type="button" onClick={() => onChoose({ type, subject: id })}>
            All about this
            <VisuallyHidden>{` ${subject?.label ?? ''} ${subject?.title ?? id}`}</VisuallyHidden>
          </Filter>
        )}
      </td>
    </tr>
  );
}

function SubjectName({ entry }: { entry: Entry }) {
  const subject = nameSubject(entry);
  if (!subject) return null;
  const { label, name } = subject;
  const path = getSubjectPath(entry);
  return (
    <>
      {label && `${label} `}
      {path === undefined ? name : <Link to={path}>{name}</Link>}
    </>
  );
}

function Details({ entry: { detail, status, failed } }: { entry: Entry }) {
  const { fields, edition, more } = detail;
  const details = [
    fields && fields.length > 0 && fields.join(', '),
    edition !== undefined && `version ${edition}`,
    more !== undefined && `and ${more} more`,
    failed && status !== null && `refused with status ${status}`,
  ].filter((text) => typeof text === 'string');
  return <span>{details.join(' · ')}</span>;
}

const Table = styled(CardTable)`
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};

  th,
  td {
    padding: 1.2rem 1.6rem;
  }

  tbody tr:last-child td {
    border-block-end: 0;
  }

  td:first-child {
    inline-size: 20rem;
  }

  td:nth-child(2) {
    inline-size: 18rem;
  }

  td:last-child {
    inline-size: 28rem;
  }

  td:last-child > span {
    display: block;
    color: ${({ theme }) => theme.colors.neutral600};
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
  }

  ${NARROW} {
    td:nth-child(n) {
      inline-size: auto;
      padding: 0.2rem 1.6rem;
    }

    td:first-child {
      font-size: 1.2rem;
      color: ${({ theme }) => theme.colors.neutral600};
    }

    td:nth-child(2) {
      font-weight: 600;
    }
  }
`;

const AccountNumber = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
  font-weight: 400;
  white-space: nowrap;
`;

const Failed = styled.strong`
  margin-inline-start: 0.8rem;
  padding: 0.2rem 0.6rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.danger100};
  color: ${({ theme }) => theme.colors.danger700};
  font-size: 1.2rem;
  font-weight: 600;
`;

const Filter = styled.button`
  padding: 0.4rem 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.primary600};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
