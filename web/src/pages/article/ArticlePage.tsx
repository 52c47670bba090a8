import { Comments } from '../../features/comments/Comments';
import { Rating } from '../../features/rating/Rating';
import { SaveButton } from '../../features/saved/SaveButton';
import { ShareArticle } from '../../features/share/ShareArticle';
import { ArticleLayout } from '../../layouts/ArticleLayout';
import { PageHead } from '../../lib/seo/PageHead';
import { useSite } from '../../lib/site/site';
import { useArticlePageQuery } from './ArticlePage.hook.gen';
import { getFurtherArticles } from './further-articles';
import { RelatedArticles } from './RelatedArticles';
import { HydrationBoundaries } from '../../ui/base/HydrationBoundary/HydrationBoundary';

export { fetchParts } from './article.parts';

export function ArticlePage() {
  const { article, topics } = useArticlePageQuery().data;
  const site = useSite();
  // The loader throws a 404 for a missing article.
  if (!article) return null;
  const {
    id,
    slug,
    title,
    seo,
    publishedAt,
    updatedAt,
    author,
    categories,
    suggested,
    keepReading,
    discussion,
  } = article;
  const path = `/blog/${slug}`;
  return (
    <>
      <PageHead
        title={seo.title}
        description={seo.description}
        path={path}
        image={seo.image}
        noindex={seo.noindex}
        article={{ publishedAt, updatedAt, author, section: categories[0]?.name }}
      />
      <ArticleLayout
        // The key resets state, such as an expanded section, when the article changes.
        key={id}
        article={article}
        topics={topics}
        actions={
          <>
            <SaveButton article={article} isOwnPage />
            <ShareArticle title={title} url={site.publicUrl + path} />
          </>
        }
        discussion={
          <>
            <Rating
              articleId={id}
              ratings={{ average: discussion.ratingAverage, count: discussion.ratingCount }}
            />
            <Comments articleId={id} />
          </>
        }
      />
      <HydrationBoundaries>
        <RelatedArticles title="More to Explore" articles={suggested} />
        <RelatedArticles title="Keep Reading" articles={getFurtherArticles(keepReading, suggested)} />
      </HydrationBoundaries>
    </>
  );
}
