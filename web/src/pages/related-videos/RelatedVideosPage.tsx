import { PageHead } from '../../lib/seo/PageHead';
import { LinkButton } from '../../ui/base/Button/LinkButton';
import { Container } from '../../ui/base/Container/Container';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import { FilmCard } from './FilmCard';
import { useRelatedVideosPageQuery } from './RelatedVideosPage.hook.gen';
import styles from './RelatedVideosPage.module.css';
import {
  VIDEOS_LENGTH,
  VIDEOS_NAME,
  videosDescription,
  videosPath,
  videosSummary,
  videosTitle,
} from './video-texts';

/** The articles of the two layouts that begin with a video, newest first. Each page has its own address. */
export function RelatedVideosPage() {
  const { data, variables } = useRelatedVideosPageQuery();
  const { total, articles } = data.videoArticles;
  const { page } = variables;
  return (
    <Container>
      <PageHead
        title={videosTitle(page)}
        description={videosDescription(page)}
        path={videosPath(page)}
        noindex={total === 0}
      />
      <PageTop title="Health & Wellness Videos" here={VIDEOS_NAME}>
        Articles to watch. Each begins with a video, which plays when you start it; the text is below.
      </PageTop>
      {total > 0 && <p className={styles.summary}>{videosSummary(total, page)}</p>}
      {total === 0 ? (
        <div className={styles.none}>
          <p>There are no videos yet. Until there are, our articles have plenty to read.</p>
          <LinkButton to="/blog-list">All articles</LinkButton>
        </div>
      ) : (
        <ul className={styles.films}>
          {articles.map((article, place) => (
            <li key={article.id}>
              <FilmCard article={article} priority={place === 0} />
            </li>
          ))}
        </ul>
      )}
      {total > VIDEOS_LENGTH && (
        <nav aria-label="Pages" className={styles.pages}>
          {page > 1 && <LinkButton to={videosPath(page - 1)}>Earlier page</LinkButton>}
          {page * VIDEOS_LENGTH < total && <LinkButton to={videosPath(page + 1)}>More videos</LinkButton>}
        </nav>
      )}
    </Container>
  );
}
