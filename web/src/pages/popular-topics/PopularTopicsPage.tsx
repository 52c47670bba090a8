import { PageHead } from '../../lib/PageHead';
import { Container } from '../../ui/Container/Container';
import { PopularHead } from './PopularHead';
import { usePopularTopicsPageQuery } from './PopularTopicsPage.hook.gen';
import styles from './PopularTopicsPage.module.css';
import { TopicTile } from './TopicTile';

const DESCRIPTION =
  'The topics readers come for, from sleep, nutrition and fitness to heart health and mental health: choose one and start reading.';

/** Document 2, section 2.4. */
export function PopularTopicsPage() {
  const { topics, popularTopicsBanner: banner } = usePopularTopicsPageQuery().data;
  return (
    <Container>
      <PageHead
        title="Popular Topics"
        description={DESCRIPTION}
        path="/main-category"
        image={banner?.image}
        noindex={topics.length === 0}
      />
      <PopularHead banner={banner} />
      {topics.length === 0 && (
        <p className={styles.none}>There are no topics to show just now. Please come back soon.</p>
      )}
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicTile topic={topic} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
