import { isObject } from '../../ui/is-object';
import { getErrorDetails } from '../../ui/server/error-details';
import { countArticles } from '../listed-article';

/** What became of one article of a bulk action, from the server. */
export interface RowResult {
  documentId: string;
  title: string;
  outcome: 'done' | 'unchanged' | 'refused';
  /** Why, or what else there is to know; empty: nothing. */
  message: string;
}

const isRow = (row: unknown): row is RowResult =>
  isObject(row) &&
  ['documentId', 'title', 'outcome', 'message'].every((name) => typeof row[name] === 'string');

/** The results in an error of the server, which it sends when nothing at all was done; undefined: another error. */
export function readRefused(error: unknown): RowResult[] | undefined {
  const details = getErrorDetails(error);
  const rows: unknown = isObject(details) ? details.rows : undefined;
  return Array.isArray(rows) && rows.length > 0 ? rows.filter(isRow) : undefined;
}

/** Whether an editor should see the results one by one. */
export const needsReading = (rows: readonly RowResult[]): boolean =>
  rows.some(({ outcome, message }) => outcome === 'refused' || (outcome === 'done' && message !== ''));

const SIGNS = { done: '✓', unchanged: '–', refused: '✕' } as const;
const WORDS = { done: 'Done', unchanged: 'Not needed', refused: 'Not done' } as const;

export const describeOutcome = ({ outcome }: RowResult): { sign: string; words: string } => ({
  sign: SIGNS[outcome],
  words: WORDS[outcome],
});

/** “4 of 5 articles published.” @param verb such as `published` */
export function summarise(rows: readonly RowResult[], verb: string): string {
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  const unchanged = rows.filter(({ outcome }) => outcome === 'unchanged').length;
  const all = done === rows.length ? countArticles(done) : `${done} of ${countArticles(rows.length)}`;
  const rest = unchanged === 0 ? '' : ` ${unchanged} needed no change.`;
  return `${all} ${verb}.${rest}`;
}
