import * as v from 'valibot';
import type { Sql } from '../../platform/database/sql';
import { DRAFTS } from '../draft-index/tables';
import { JOBS } from '../schedule/jobs-table';

const BLOG = 'api::blog.blog';

/**
 * The views of the list of articles, besides all of them. Each is a parameter of its address: `?view=drafts`.
 *
 * - `mine`: created by the editor, or last changed by them. The author of an article is a text, not an account.
 * - `my-drafts`: those of them that readers do not get.
 * - `drafts`: readers do not get the article.
 * - `scheduled`: something is planned for it.
 * - `needs-work`: readers would not get all of it, something is missing, or its schedule has failed.
 */
export const VIEWS = ['mine', 'my-drafts', 'drafts', 'scheduled', 'needs-work'] as const;
export type View = (typeof VIEWS)[number];

export const isView = (value: unknown): value is View => v.is(v.picklist(VIEWS), value);

interface Viewer {
  /** The editor's account; null: a program. */
  userId: number | null;
  now?: number;
}

const OF_DRAFTS = `SELECT document_id FROM ${DRAFTS} WHERE`;
const OF_JOBS = `SELECT document_id FROM ${JOBS} WHERE type = '${BLOG}' AND`;

/** The document ids of a view, as a statement. Each part of it reads a range of an index. */
export function selectView(view: View, { userId, now = Date.now() }: Viewer): Sql {
  const account = userId ?? 0;
  switch (view) {
    case 'mine':
      return {
        sql: `${OF_DRAFTS} created_by_id = ? UNION ${OF_DRAFTS} changed_by_id = ?`,
        values: [account, account],
      };
    case 'my-drafts':
      return {
        sql: `${OF_DRAFTS} created_by_id = ? AND NOT published UNION ${OF_DRAFTS} changed_by_id = ? AND NOT published`,
        values: [account, account],
      };
    case 'drafts':
      return { sql: `${OF_DRAFTS} NOT published`, values: [] };
    case 'scheduled':
      return { sql: `${OF_JOBS} state = 'waiting'`, values: [] };
    case 'needs-work':
      return {
        sql: [
          `${OF_DRAFTS} needs_work`,
          `${OF_JOBS} state = 'failed' AND settled_at IS NULL`,
          DATED_AHEAD,
        ].join(' UNION '),
        values: [now],
      };
  }
}

/** Articles that cannot be published before a date, and that no schedule publishes then (C42). */
const DATED_AHEAD = `SELECT d.document_id FROM ${DRAFTS} d WHERE d.dated_at > ? AND NOT EXISTS (
  SELECT 1 FROM ${JOBS} j WHERE j.document_id = d.document_id AND j.due_at >= d.dated_at
    AND j.action = 'publish' AND j.state = 'waiting')`;
