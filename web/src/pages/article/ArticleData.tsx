import { useSite } from '../../lib/site';
import { StructuredData } from '../../lib/structuredData/StructuredData';
import type { ArticlePageQuery } from './ArticlePage.gen';
import { articleThings } from './articleThings';

/** What the page tells search engines beside its `<head>`. */
export function ArticleData({ article }: { article: NonNullable<ArticlePageQuery['article']> }) {
  return <StructuredData things={articleThings(article, useSite())} />;
}
