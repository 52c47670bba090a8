import { type Article, type State } from '../model/article';

/** An article from a file, with its references resolved. */
export interface PlannedArticle {
  file: string;
  /** As in the file. */
  article: Article;
  /**
   * The same with keys for references: absolute paths for media (`master:...`), document ids for categories, keys for
   * articles.
   */
  tied: Article;
  /** The document id, or `new:slug` for an article that the CMS does not have yet. */
  key: string;
  state: State;
}

export function newKey(slug: string): string {
  return `new:${slug}`;
}

const MASTER = 'master:';

export function masterToken(path: string): string {
  return MASTER + path;
}

export function getMasterPath(token: unknown): string | null {
  return typeof token === 'string' && token.startsWith(MASTER) ? token.slice(MASTER.length) : null;
}
