import { useQueryParams } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { describeWork } from '../../ui/describe-work';
import { getFormPath, getTitle, type ArticleRow } from '../listed-article';
import { Cell } from './Cell';

/** The title of an article, which leads to its form; in the view of what needs work, what that is. */
export function TitleCell(article: ArticleRow) {
  const [{ query }] = useQueryParams<{ view?: string }>();
  const work = query.view === 'needs-work' ? describeWork(article.listed?.work) : '';
  const title = getTitle(article);
  return (
    <Cell name="title">
      <Title
        to={getFormPath(article.documentId)}
        title={title}
        // A click on the row opens the article too.
        onClick={(event) => event.stopPropagation()}
      >
        {title}
      </Title>
      {work !== '' && <Work>To do: {work}</Work>}
    </Cell>
  );
}

const Title = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: 600;
  text-decoration: none;
  color: ${({ theme }) => theme.colors.neutral800};

  &:hover {
    text-decoration: underline;
  }
`;

const Work = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.neutral600};
`;
