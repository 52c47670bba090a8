import { type JsonObject } from './json';

/**
 * A block of an article with the CMS's names: `__component` and the component's fields in normal form (see
 * `normalEntry`). Media are paths relative to the article's file.
 */
export interface Entry extends JsonObject {
  __component: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** An article as represented in a file. Null fields are empty; paths of pictures are relative to the article's file. */
export interface Article {
  slug: string;
  /** The article's current address in the CMS, if the file changes it. */
  replaces: string | null;
  /** Null in drafts only. */
  title: string | null;
  description: string | null;
  /** Names, the topic first. */
  categories: string[];
  layoutType: string;
  author: string | null;
  /** ISO 8601 in UTC with milliseconds. Null: never published. */
  publicationDate: string | null;
  /**
   * True if the file contains a draft although it has a date: an unpublished article, or a newer version not yet
   * published.
   */
  draft: boolean;
  thumbnail: string | null;
  topBanner: string | null;
  secondTopBanner: string | null;
  middleBanner: string | null;
  reviewer: string | null;
  /** YYYY-MM-DD */
  reviewedOn: string | null;
  /** Slugs. */
  suggestedBlogs: string[];
  faqs: Question[];
  /** Fields of the component `meta.seo` in normal form. */
  seo: JsonObject | null;
  content: Entry[];
}

/** What importing a file does with its article. */
export type State = 'published' | 'scheduled' | 'draft';

export function getState(article: Article, now: Date): State {
  if (!isPublished(article)) return 'draft';
  return Date.parse(article.publicationDate ?? '') > now.getTime() ? 'scheduled' : 'published';
}

/** Whether importing the file publishes the article, at once or on its date. */
export function isPublished(article: Article): boolean {
  return article.publicationDate !== null && !article.draft;
}
