import type { Core } from '@strapi/strapi';
import { toCsvLine } from '../../platform/text/csv';
import { describeAction } from './actions';
import { listEntries, type Filter, type Position, type StoredEntry } from './audit-log';
import { KINDS } from './entry';
import { labelType } from './labels';

const ROWS_A_PAGE = 1000;
/** Enough for years of a newsroom; a narrower period exports the rest. */
export const MOST_EXPORTED = 100_000;

const HEAD = [
  'time (UTC)',
  'who',
  'account',
  'kind',
  'what',
  'type',
  'id',
  'title',
  'fields',
  'status',
  'failed',
];

/** The lines of a CSV file with the entries that a filter finds, newest first. */
export async function* exportEntries(strapi: Core.Strapi, filter: Filter): AsyncGenerator<string> {
  // Spreadsheets read UTF-8 only after this mark.
  yield `\uFEFF${toCsvLine(HEAD)}`;
  let before: Position | undefined;
  let left = MOST_EXPORTED;
  do {
    const limit = Math.min(ROWS_A_PAGE, left);
    const page = await listEntries(strapi.db.connection, filter, { before, limit });
    for (const entry of page.entries) yield toCsvLine(toCells(strapi, entry));
    left -= page.entries.length;
    before = page.next;
  } while (before && left > 0);
}

function toCells(strapi: Core.Strapi, entry: StoredEntry): string[] {
  const { madeAt, actor, kind, action, subject, detail, status, failed } = entry;
  return [
    new Date(madeAt).toISOString(),
    actor.name,
    actor.id === null ? '' : String(actor.id),
    KINDS[kind],
    describeAction(action),
    subject ? labelType(strapi, subject.type) : '',
    subject?.id ?? '',
    subject?.title ?? '',
    detail.fields?.join(' ') ?? '',
    status === null ? '' : String(status),
    failed ? 'yes' : 'no',
  ];
}
