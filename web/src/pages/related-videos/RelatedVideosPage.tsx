import { PageHead } from '../../lib/seo/PageHead';
import { LinkButton } from '../../ui/base/Button/LinkButton';
import { Container } from '../../ui/base/Container/Container';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import { VideoCard } from './VideoCard';
import { useRelatedVideosPageQuery } from './RelatedVideosPage.hook.gen';
import styles from './RelatedVideosPage.module.css';
import {
  VIDEOS_PAGE_SIZE,
  VIDEOS_NAME,
  getVideosDescription,
  getVideosPath,
  getVideosSummary,
  getVideosTitle,
} from './video-texts';

/** The articles of the two layouts that begin with a video, newest first. Each page has its own address. */
export function RelatedVideosPage() {
  const { data, variables } = useRelatedVideosPageQuery();
  const { total, articles } = data.videoArticles;
  const { page } = variables;
  return (
    <Container>
      <PageHead
        title={getVideosTitle(page)}
        description={getVideosDescription(page)}
        path={getVideosPath(page)}
        noindex={total === 0}
      />
      <PageTop title="Health & Wellness Videos" here={VIDEOS_NAME}>
        Articles to watch. Each begins with a video, which plays when you start it; the text is below.
      </PageTop>
      {total > 0 && <p className={styles.summary}>{getVideosSummary(total, page)}</p>}
      {total === 0 ? (
        <div className={styles.none}>
          <p>There are no videos yet. Until there are, our articles have plenty to read.</p>
          <LinkButton to="/blog-list">All articles</LinkButton>
        </div>
      ) : (
        <ul className={styles.films}>
          {articles.map((article, place) => (
            <li key={article.id}>
              <VideoCard article={article} priority={place === 0} />
            </li>
          ))}
        </ul>
      )}
      {total > VIDEOS_PAGE_SIZE && (
        <nav aria-label="Pages" className={styles.pages}>
          {page > 1 && <LinkButton to={getVideosPath(page - 1)}>Earlier page</LinkButton>}
          {page * VIDEOS_PAGE_SIZE < total && (
            <LinkButton to={getVideosPath(page + 1)}>More videos</LinkButton>
          )}
        </nav>
      )}
    </Container>
  );
}
