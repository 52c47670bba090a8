import type { Dialect } from '../../platform/database/dialect';
import type { Sql } from '../../platform/database/sql';
import { READ, type Ability } from '../../platform/strapi/document-rights';
import { isReadableThroughout } from '../../platform/strapi/readable-search';
import { queryWords } from '../articles/search-index/words/words';
import { SEARCHED_ATTRIBUTES } from '../draft-index/collect-texts';
import { DRAFTS, DRAFT_WORDS } from '../draft-index/tables';

/**
 * The document ids of drafts with all of these words, or words that begin with them, as a statement. Without a letter
 * or digit nothing is found.
 */
export function selectFound(dialect: Dialect, text: string): Sql {
  // Words contain no characters that are special to a database.
  const words = queryWords(text);
  const drafts = `SELECT d.document_id FROM ${DRAFTS} d WHERE`;
  if (words.length === 0) return { sql: `${drafts} 1 = 0`, values: [] };
  if (dialect === 'postgres')
    return {
      sql: `${drafts} d.words @@ CAST(? AS tsquery)`,
      values: [words.map((word) => `'${word}':*`).join(' & ')],
    };
  return {
    sql: `${drafts} d.id IN (SELECT rowid FROM ${DRAFT_WORDS} WHERE ${DRAFT_WORDS} MATCH ?)`,
    values: [words.map((word) => `"${word}"*`).join(' ')],
  };
}

/** The fields of components: a role has rights to each of them. */
const PARTS: { [N in (typeof SEARCHED_ATTRIBUTES)[number]]?: readonly string[] } = {
  faqs: ['faqs.question', 'faqs.answer'],
  seo: ['seo.title', 'seo.description'],
};

/** Whether an editor may read everything that the index searches, of every article in their list. */
export function maySearchTexts(ability: Ability): boolean {
  const rules = ability.rulesFor(READ, 'api::blog.blog');
  const isReadable = (name: string) => isReadableThroughout(name, rules);
  return SEARCHED_ATTRIBUTES.every(
    (name) => isReadable(name) || (PARTS[name] ? PARTS[name].every(isReadable) : false),
  );
}
