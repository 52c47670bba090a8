import type { WorkNeeded } from '../../domain/draft-index/work-needed';

/** What is planned for an article, or has failed, from the server. */
export interface ListedPlan {
  action: 'publish' | 'unpublish';
  /** Milliseconds since 1970. */
  dueAt: number;
  failed: boolean;
  /** Why it failed, in a sentence. */
  note: string | null;
}

export interface ListedCategory {
  documentId: string;
  name: string;
}

export type ArticleStatus = 'draft' | 'modified' | 'published';

/** A row of the list of articles. Fields that the editor may not read are missing. */
export interface ArticleRow {
  id: number;
  documentId: string;
  title?: string | null;
  status?: ArticleStatus;
  author?: string | null;
  updatedAt?: string;
  thumbnail?: Picture | null;
  /** Missing in responses of other lists. */
  listed?: {
    plans: ListedPlan[];
    /** Who changed the draft last; null: the history does not know the article yet. */
    changed: { name: string; at: number } | null;
    /** null: the role does not show them. */
    categories: ListedCategory[] | null;
    work: WorkNeeded | null;
  };
}

interface Picture {
  url?: string;
  formats?: { thumbnail?: { url?: string } } | null;
}

export const ARTICLE = 'api::blog.blog';

export const getTitle = ({ title }: ArticleRow): string => title || 'Untitled';

export const getFormPath = (documentId: string): string =>
  `/content-manager/collection-types/${ARTICLE}/${documentId}`;

/** “1 article”, “5 articles” */
export const countArticles = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;
