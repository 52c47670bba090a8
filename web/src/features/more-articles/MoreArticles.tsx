import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pagePath } from '../../lib/routing/requested-page';
import { useFeature } from '../../lib/hydration/use-feature';
import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';
import { Boundary } from '../../ui/base/Boundary/Boundary';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { LinkButton } from '../../ui/base/Button/LinkButton';
import { Spinner } from '../../ui/base/Spinner/Spinner';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden/VisuallyHidden';
import { storePages, readStoredPages, type FurtherPages } from './stored-pages';
import styles from './MoreArticles.module.css';
import { NotLoaded } from './NotLoaded';
import type { ArticleListQuery } from './article-list-query';
import { useFocusFirstNewArticle } from './use-focus-first-new-article';
import { useRestoredPages } from './use-restored-pages';
import { useNearEnd } from './use-near-end';

const loadNextPage = async () => (await import('./NextPage')).NextPage;

interface Props {
  /** Address of the list's first page. */
  path: string;
  query: ArticleListQuery;
  /** The page that was in the HTML or loaded by the navigation, starting at 1. */
  page: number;
  perPage: number;
  /** The number of articles on all pages. */
  total: number;
  articles: readonly ArticleCardFragment[];
  /** The distance in pixels from the end of the page at which more articles are fetched. */
  margin: number;
  /** Renders all articles. */
  children: (articles: readonly ArticleCardFragment[]) => ReactNode;
}

/**
 * A list that grows while the reader scrolls. Its pages also have addresses, for crawlers and for readers without
 * JavaScript. Returning to the list restores all loaded pages. Use the list's address as its key.
 */
export function MoreArticles({ path, query, page, perPage, total, articles, margin, children }: Props) {
  const { key } = useLocation();
  // The location of a full page load always has the same key, whatever its address is.
  const entry = `${key}:${pagePath(path, page)}`;
  const returns = useNavigationType() === 'POP';
  const hydrated = useHydrated();
  const { Feature: NextPage, attempt, again } = useFeature(loadNextPage);
  const [further, setFurther] = useState<FurtherPages>(
    () =>
      (returns && hydrated ? readStoredPages(entry) : undefined) ?? {
        pages: 0,
        articles: [],
        ended: page * perPage >= total,
      },
  );
  useRestoredPages(entry, setFurther);
  const [loading, setLoading] = useState(false);
  const next = page + further.pages + 1;
  useNearEnd(margin, !further.ended && !loading, () => setLoading(true));

  const shown = eachOnce([...articles, ...further.articles]);
  const { list, link, noteFocus } = useFocusFirstNewArticle(shown.length);

  const onLoaded = useCallback(
    (loaded: number, more: readonly ArticleCardFragment[]) => {
      noteFocus();
      setLoading(false);
      setFurther((before) => {
        if (loaded !== page + before.pages + 1) return before;
        return {
          pages: before.pages + 1,
          articles: [...before.articles, ...more],
          ended: more.length < perPage || loaded * perPage >= total,
        };
      });
    },
    [page, perPage, total, noteFocus],
  );
  useEffect(() => {
    if (further.pages === 0) return undefined;
    storePages(entry, further);
    const keepPlace = () => storePages(entry, { ...further, scrolled: window.scrollY });
    window.addEventListener('pagehide', keepPlace);
    return () => window.removeEventListener('pagehide', keepPlace);
  }, [entry, further]);

  return (
    <>
      <div ref={list} className={styles.list}>
        {children(shown)}
      </div>
      <VisuallyHidden>
        <span role="status">{further.pages > 0 && `${shown.length} articles are shown.`}</span>
      </VisuallyHidden>
      {(page > 1 || !further.ended) && (
        <div className={styles.after}>
          {loading && (
            <Boundary
              key={attempt}
              waiting={<Spinner label="Loading more articles…" />}
              failed={<NotLoaded tryAgain={again} />}
            >
              <NextPage query={query} page={next} perPage={perPage} onLoaded={onLoaded} />
            </Boundary>
          )}
          <nav ref={link} aria-label="Pages" className={styles.pages}>
            {page > 1 && <LinkButton to={pagePath(path, page - 1)}>Earlier page</LinkButton>}
            {!further.ended && <LinkButton to={pagePath(path, next)}>More articles</LinkButton>}
          </nav>
        </div>
      )}
    </>
  );
}

/** An article published in the meantime shifts the others, so the last of one page may be the first of the next. */
function eachOnce(articles: readonly ArticleCardFragment[]): ArticleCardFragment[] {
  return [...new Map(articles.map((article) => [article.id, article])).values()];
}
