import { type StoredDocument } from '../articles/documents';
import { type Article } from '../model/article';
import { type Json, toJson } from '../model/json';
import { type Form } from './ledger';

/** An article of the CMS in its comparable form: both its versions, what it suggests apart. */
export function articleForm({ draft, published }: StoredDocument): Form {
  return { fields: [plain(draft), published && plain(published)], ties: draft.suggestedBlogs };
}

function plain(article: Article): Json {
  return toJson({ ...article, suggestedBlogs: [] });
}
