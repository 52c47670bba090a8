import { styled } from 'styled-components';
import { ShortMoment } from '../../ui/ShortMoment';
import type { ArticleRow } from '../listed-article';
import { Cell } from './Cell';

const NOTHING = '-';

export function AuthorCell({ author }: ArticleRow) {
  return (
    <Cell name="author">
      <Lines title={author ?? ''}>{author || NOTHING}</Lines>
    </Cell>
  );
}

export function CategoriesCell({ listed }: ArticleRow) {
  const names = (listed?.categories ?? []).map(({ name }) => name).join(', ');
  return (
    <Cell name="categories">
      <Lines title={names}>{names || NOTHING}</Lines>
    </Cell>
  );
}

/** When the draft was changed last, and by whom: publishing changes nothing. */
export function ChangedCell({ listed, updatedAt }: ArticleRow) {
  const at = listed?.changed?.at ?? (updatedAt === undefined ? undefined : Date.parse(updatedAt));
  return (
    <Cell name="updatedAt">
      {at === undefined ? NOTHING : <ShortMoment moment={at} />}
      {listed?.changed && <Who>{listed.changed.name}</Who>}
    </Cell>
  );
}

const Lines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Who = styled(Lines)`
  color: ${({ theme }) => theme.colors.neutral600};
`;
