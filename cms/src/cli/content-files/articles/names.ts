import { type Article } from '../model/article';
import { type Existing } from './existing';

/** Categories and suggestions by the names that files use. */
export class Names {
  private readonly categories: ReadonlyMap<string, string>;
  private readonly slugs: ReadonlyMap<string, string>;

  constructor(known: Existing) {
    this.categories = new Map([...known.categories].map(([name, documentId]) => [documentId, name]));
    // Published addresses come first in the list, so they are set last and override those of drafts.
    this.slugs = new Map(known.addresses.toReversed().map(({ documentId, slug }) => [documentId, slug]));
  }

  inWords(article: Article): Article {
    return {
      ...article,
      categories: article.categories
        .map((id) => this.categories.get(id))
        .filter((name) => name !== undefined),
      suggestedBlogs: article.suggestedBlogs
        .map((id) => this.slugs.get(id))
        .filter((slug) => Boolean(slug))
        .map(String),
    };
  }
}
