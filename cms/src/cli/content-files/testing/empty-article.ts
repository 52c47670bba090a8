import type { Article } from '../model/article';

/** An article with a title and nothing else. */
export const EMPTY_ARTICLE: Article = {
  slug: 'a',
  replaces: null,
  title: 'A',
  description: null,
  categories: [],
  layoutType: 'minimalist',
  author: null,
  publicationDate: null,
  draft: false,
  thumbnail: null,
  topBanner: null,
  secondTopBanner: null,
  middleBanner: null,
  reviewer: null,
  reviewedOn: null,
  suggestedBlogs: [],
  faqs: [],
  seo: null,
  content: [],
};
