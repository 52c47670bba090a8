import { Box, Typography, VisuallyHidden } from '@strapi/design-system';
import { getArticles, getFillers, type Arrangement } from '../arrangement';
import { getPlaceId, type FilledList, type ListedArticle } from '../site-page';
import type { ChangeSection } from '../use-arrangement';
import { ArticleSearch } from './ArticleSearch';
import { Card } from './Card';
import { SectionBox } from './SectionBox';
import { SortableCards } from './SortableCards';
import { Column } from './styles';
import { useRemovals } from './use-removals';
import { List } from '../../ui/list/List';

interface Props {
  section: FilledList;
  arrangement: Arrangement;
  canChange: boolean;
  onChange: ChangeSection;
}

/** A list of articles on a page: those chosen as cards, and what fills the list up. */
export function ListSection({ section, arrangement: { orders, added }, canChange, onChange }: Props) {
  const order = orders[getPlaceId(section)];
  const articles = getArticles(section, order, added);
  const ids = articles.map(({ documentId }) => documentId);
  const fillers = getFillers(section, articles);
  const names = new Map(articles.map((article) => [article.documentId, getName(article)]));
  const places = toPlaces(articles);
  const { root, announced, noteRemoval } = useRemovals((name) => `Took “${name}” out of ${section.name}.`);
  return (
    <SectionBox name={section.name} hint={describe(section)} isChanged={order !== undefined}>
      <Column ref={root}>
        {articles.length > 0 && (
          <SortableCards
            label={`Articles in ${section.name}`}
            order={ids}
            getName={(id) => names.get(id) ?? ''}
            onChange={(moved) => onChange(section, moved)}
          >
            {articles.map((article, index) => (
              <Card
                key={article.documentId}
                id={article.documentId}
                place={index + 1}
                name={getName(article)}
                picture={article.picture}
                canMove={canChange}
                unseen={whyUnseen(article, places[index] ?? 0, section)}
                {...(canChange && {
                  onRemove: () => {
                    noteRemoval(index, getName(article));
                    onChange(
                      section,
                      ids.filter((id) => id !== article.documentId),
                    );
                  },
                })}
              />
            ))}
          </SortableCards>
        )}
        {canChange && (
          <ArticleSearch
            label={`Add an article to ${section.name}`}
            listed={ids}
            onAdd={(article) => onChange(section, [...ids, article.documentId], article)}
          />
        )}
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Column>
      {fillers.length > 0 && (
        <Box>
          <Typography tag="h3" variant="pi" fontWeight="bold">
            Filled up with the newest
          </Typography>
          <List>
            {fillers.map(({ documentId, title }) => (
              <li key={documentId}>{title}</li>
            ))}
          </List>
        </Box>
      )}
    </SectionBox>
  );
}

const getName = ({ title }: ListedArticle): string => title ?? 'An article that you may not read';

const describe = ({ shows, hint, isShuffled }: FilledList): string =>
  [hint, isShuffled ? `${shows} are shown.` : `The first ${shows} are shown.`].filter(Boolean).join(' ');

/** The place of each article among those that readers see. */
function toPlaces(articles: readonly ListedArticle[]): number[] {
  let place = 0;
  return articles.map(({ isPublic }) => (isPublic ? (place += 1) : place));
}

function whyUnseen({ isPublic }: ListedArticle, place: number, { shows, isShuffled }: FilledList) {
  if (!isPublic) return 'Not published';
  return place > shows && !isShuffled ? 'Not on the page' : undefined;
}
