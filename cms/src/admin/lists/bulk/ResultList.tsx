import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { List } from '../../ui/list/List';
import { getFormPath } from '../listed-article';
import { describeOutcome, type RowResult } from './row-results';

interface Props {
  rows: readonly RowResult[];
  onFollow: () => void;
}

/** What became of each article, those of which somebody has to know something first. */
export function ResultList({ rows, onFollow }: Props) {
  const sorted = rows.toSorted((a, b) => Number(a.message === '') - Number(b.message === ''));
  return (
    <List>
      {sorted.map((row) => {
        const { sign, words } = describeOutcome(row);
        return (
          <li key={row.documentId}>
            <Outcome $refused={row.outcome === 'refused'}>
              <span aria-hidden>{sign} </span>
              {words}:
            </Outcome>{' '}
            <Link to={getFormPath(row.documentId)} onClick={onFollow}>
              {row.title}
            </Link>
            {row.message !== '' && <Message>{row.message}</Message>}
          </li>
        );
      })}
    </List>
  );
}

const Outcome = styled.span<{ $refused: boolean }>`
  font-weight: 600;
  color: ${({ theme, $refused }) => ($refused ? theme.colors.danger600 : theme.colors.neutral600)};
`;

const Message = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.neutral600};
`;
