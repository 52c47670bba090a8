import { type StoredDocument } from '../articles/documents';
import { type Article } from '../model/article';
import { type Json, toJson } from '../model/json';
import { type Form } from './ledger/ledger';

/** Returns the comparable form of an article: both its versions, with the suggested articles kept separately. */
export function articleForm({ draft, published }: StoredDocument): Form {
  return { fields: [plain(draft), published && plain(published)], ties: draft.suggestedBlogs };
}

function plain(article: Article): Json {
  return toJson({ ...article, suggestedBlogs: [] });
}
