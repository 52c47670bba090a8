import type { Article, ArticleCard } from '../../domain/articles/article';
import { toRestContent } from '../../blocks/to-rest';
import type { Layout } from '../../blocks/block';

/** An article in lists (C18). Dates are ISO 8601 in UTC, picture URLs relative to the site. */
interface RestBlogSummary {
  blog_id: string;
  slug: string;
  title: string;
  description: string | null;
  thumbnail_url: string | null;
  created_at: string;
  published_at: string;
  /** Names, the topic first. */
  categories: string[];
  author: string | null;
  layoutType: Layout;
}

interface RestBlog extends RestBlogSummary {
  banner_top_url: string | null;
  banner_top2_url: string | null;
  banner_mid_url: string | null;
  /** JSON text: `{"layoutType", "content": [...]}`. */
  content: string;
  suggestedBlogs: RestBlogSummary[];
}

export function toRestSummary(card: ArticleCard): RestBlogSummary {
  return {
    blog_id: card.id,
    slug: card.slug,
    title: card.title,
    description: card.description,
    thumbnail_url: card.thumbnail?.url ?? null,
    created_at: card.createdAt,
    published_at: card.publishedAt,
    categories: card.categories.map(({ name }) => name),
    author: card.author,
    layoutType: card.layout,
  };
}

export function toRestBlog(article: Article): RestBlog {
  return {
    ...toRestSummary(article),
    banner_top_url: article.topBanner?.url ?? null,
    banner_top2_url: article.secondTopBanner?.url ?? null,
    banner_mid_url: article.middleBanner?.url ?? null,
    content: toRestContent(article.layout, article.content),
    suggestedBlogs: article.suggested.map(toRestSummary),
  };
}
