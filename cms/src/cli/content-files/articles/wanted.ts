import { type Article } from '../model/article';

/** An article that a file asks for, everything in it found. */
export interface Wanted {
  file: string;
  /** As the file says it. */
  article: Article;
  /** The same with ties as keys: media as absolute paths (`master:...`), categories as document ids, articles as their keys. */
  tied: Article;
  /** The document id, or `new:slug` for an article that the CMS does not have. */
  key: string;
  state: 'published' | 'draft';
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
