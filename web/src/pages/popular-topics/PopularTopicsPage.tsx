import { PageHead } from '../../lib/seo/PageHead';
import { CategoryTile } from '../../ui/lists/CategoryTile/CategoryTile';
import { CategoryTiles } from '../../ui/lists/CategoryTile/CategoryTiles';
import { Container } from '../../ui/base/Container/Container';
import { ColoredTop } from '../../ui/lists/PageTop/ColoredTop';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import { getDisplayName } from './display-name';
import { usePopularTopicsPageQuery } from './PopularTopicsPage.hook.gen';
import styles from './PopularTopicsPage.module.css';

const SIZES = '(min-width: 82rem) 18rem, (min-width: 60rem) 23vw, (min-width: 44rem) 31vw, 46vw';

const DESCRIPTION =
  'The topics readers come for, from sleep, nutrition and fitness to heart health and mental health: choose one and start reading.';

const TITLE = 'Popular Topics';
const LEAD = 'What our readers come for. Choose a topic and start reading.';

/** All topics as tiles. */
export function PopularTopicsPage() {
  const { topics, popularTopicsBanner: banner } = usePopularTopicsPageQuery().data;
  return (
    <>
      <PageHead
        title={TITLE}
        description={DESCRIPTION}
        path="/main-category"
        image={banner?.image}
        noindex={topics.length === 0}
      />
      {banner ? (
        // The banner's own link is ignored: it leads to this page.
        <ColoredTop title={TITLE} color={banner.headColor} picture={banner.image}>
          {LEAD}
        </ColoredTop>
      ) : (
        <Container>
          <PageTop title={TITLE}>{LEAD}</PageTop>
        </Container>
      )}
      <Container>
        {topics.length === 0 && (
          <p className={styles.none}>There are no topics to show just now. Please come back soon.</p>
        )}
        <div className={styles.topics}>
          <CategoryTiles most={4}>
            {topics.map(({ id, slug, listName, picture }) => (
              <li key={id}>
                <CategoryTile
                  name={getDisplayName(listName)}
                  to={`/${slug}`}
                  topic={slug}
                  picture={picture}
                  sizes={SIZES}
                  headingLevel={2}
                />
              </li>
            ))}
          </CategoryTiles>
        </div>
      </Container>
    </>
  );
}
