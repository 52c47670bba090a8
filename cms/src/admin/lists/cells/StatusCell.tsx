import { ArrowsCounterClockwise, CheckCircle, Clock, Pencil, WarningCircle } from '@strapi/icons';
import { styled } from 'styled-components';
import { ShortMoment } from '../../ui/ShortMoment';
import { Tag, type TagColor } from '../../ui/Tag';
import { describeStatus, type StatusText } from '../describe-status';
import type { ArticleRow } from '../listed-article';
import { Cell } from './Cell';

/** Each status has words, a sign and a colour. */
const SIGNS: { [K in StatusText['kind']]: { Icon: typeof Pencil; color: TagColor } } = {
  draft: { Icon: Pencil, color: 'secondary' },
  modified: { Icon: ArrowsCounterClockwise, color: 'alternative' },
  published: { Icon: CheckCircle, color: 'success' },
  scheduled: { Icon: Clock, color: 'primary' },
  failed: { Icon: WarningCircle, color: 'danger' },
};

export function StatusCell(article: ArticleRow) {
  const { kind, label, detail } = describeStatus(article);
  const { Icon, color } = SIGNS[kind];
  const failure = article.listed?.plans.find((plan) => plan.failed)?.note;
  return (
    <Cell name="status">
      <Tag $color={color} title={failure ?? undefined}>
        <Icon aria-hidden width="1.2rem" height="1.2rem" />
        {label}
      </Tag>
      {detail && (
        <Detail>
          {detail.before}
          <ShortMoment moment={detail.moment} withTime />
        </Detail>
      )}
    </Cell>
  );
}

const Detail = styled.span`
  display: block;
  margin-block-start: 0.2rem;
  font-size: 1.2rem;
  color: ${({ theme }) => theme.colors.neutral600};
`;
