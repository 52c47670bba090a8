import { useEffect } from 'react';
import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';
import { Spinner } from '../../ui/base/Spinner/Spinner';
import { useMoreArticlesQuery } from './MoreArticles.gen';
import { NotLoaded } from './NotLoaded';
import type { ArticleListQuery } from './article-list-query';

interface Props {
  query: ArticleListQuery;
  page: number;
  perPage: number;
  onLoaded: (page: number, articles: readonly ArticleCardFragment[]) => void;
}

/** Fetches one more page of a list. A failure leaves the list unchanged and can be retried. */
export function NextPage({ query, page, perPage, onLoaded }: Props) {
  const { data, error, loading, refetch } = useMoreArticlesQuery({
    variables: { ...query, page, perPage },
    // An open tab must not show articles that have been withdrawn since.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (data && !loading) onLoaded(page, data.articles?.articles ?? []);
  }, [data, loading, page, onLoaded]);

  if (error && !loading) return <NotLoaded tryAgain={() => void refetch().catch(() => undefined)} />;
  return <Spinner label="Loading more articles…" />;
}
