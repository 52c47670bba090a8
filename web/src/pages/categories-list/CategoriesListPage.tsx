import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/seo/PageHead';
import { Container } from '../../ui/base/Container/Container';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import { groupByLetter } from './letters/group-by-letter';
import { useCategoriesListPageQuery } from './CategoriesListPage.hook.gen';
import styles from './CategoriesListPage.module.css';
import { parseTopicChoice, type ListedTopic } from './choice';
import { LetterGroups } from './letters/LetterGroups';
import { LetterNav } from './letters/LetterNav';
import { Intro } from './Intro';
import { getListTexts, type ShownChoice } from './list-texts';
import { TopicsNav } from './TopicsNav';

const LIST_NAME = 'Health Conditions';
const WHOLE_LIST = { name: LIST_NAME, to: '/categories-list' };

/** All topics with their sub-topics by letter, or those of one topic. */
export function CategoriesListPage() {
  const { topics } = useCategoriesListPageQuery().data;
  const choice = parseTopicChoice(useParams().slug, topics);
  // The loader redirects in these cases.
  if (choice.kind === 'moved') return null;
  const { heading, title, description } = getListTexts(choice);
  const groups = groupByLetter(getNames(choice, topics));
  const chosen = choice.kind === 'topic' ? choice.topic : undefined;
  return (
    <Container>
      <PageHead
        title={title}
        wholeTitle
        description={description}
        path={getPath(choice)}
        noindex={choice.kind === 'unknown'}
      />
      <PageTop title={heading} here={chosen?.name ?? LIST_NAME} above={chosen ? [WHOLE_LIST] : []}>
        <Intro choice={choice} />
      </PageTop>
      <div className={styles.page} data-topic={chosen?.slug}>
        <TopicsNav topics={topics} chosen={chosen?.slug} />
        <div className={styles.list}>
          {groups.length === 0 ? (
            <p className={styles.none}>No subcategories found.</p>
          ) : (
            <>
              <LetterNav groups={groups} />
              <LetterGroups groups={groups} areFew={chosen !== undefined} />
            </>
          )}
        </div>
      </div>
    </Container>
  );
}

function getNames(choice: ShownChoice, topics: readonly ListedTopic[]): string[] {
  if (choice.kind === 'unknown') return [];
  const shown = choice.kind === 'topic' ? [choice.topic] : topics;
  return shown.flatMap(({ subTopics }) => subTopics.map(({ name }) => name));
}

function getPath(choice: ShownChoice): string | undefined {
  if (choice.kind === 'unknown') return undefined;
  return choice.kind === 'topic' ? `/categories-list/${choice.topic.slug}` : '/categories-list';
}
