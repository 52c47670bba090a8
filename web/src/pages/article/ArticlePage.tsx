import { ArticleLayout } from '../../layouts/ArticleLayout';
import { PageHead } from '../../lib/PageHead';
import { useArticlePageQuery } from './ArticlePage.gen';

export function ArticlePage() {
  const { article } = useArticlePageQuery().data;
  // The loader answers 404 for an article that is not there.
  if (!article) return null;
  const { seo } = article;
  return (
    <>
      <PageHead
        title={seo.title}
        description={seo.description}
        path={`/blog/${article.slug}`}
        image={seo.image}
        noindex={seo.noindex}
        article={{
          publishedAt: article.publishedAt,
          updatedAt: article.updatedAt,
          author: article.author,
          section: article.categories[0]?.name,
        }}
      />
      <ArticleLayout article={article} />
    </>
  );
}
