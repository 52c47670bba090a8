import type { Trigger } from '../../platform/database/trigger';
import { FILES } from '../history/versions/versions-table';
import { DRAFT_TARGETS, queueDrafts } from './tables';

/** What a trigger knows of a row. */
const ROWS = { INSERT: ['NEW'], UPDATE: ['OLD', 'NEW'], DELETE: ['OLD'] } as const;

/**
 * Whatever changes a draft, its publication, its categories or its suggestions queues the article. So does a file that
 * changes or is deleted: readers may not be shown it, or nobody has described it. So does a category to whose page the
 * draft links: it may exist now, or no longer. For links to articles, see `queueDependents`.
 */
export const DRAFT_INDEX_TRIGGERS: readonly Trigger[] = [
  ...(['INSERT', 'UPDATE', 'DELETE'] as const).map((event): Trigger => ({
    name: `blogs_${event.toLowerCase()}_queues_draft`,
    table: 'blogs',
    timing: 'AFTER',
    event,
    run: [queueDrafts(`VALUES (${event === 'DELETE' ? 'OLD' : 'NEW'}.document_id)`)],
  })),
  ...['blogs_categories_lnk', 'blogs_suggested_blogs_lnk'].flatMap((table) =>
    (['INSERT', 'DELETE'] as const).map((event): Trigger => ({
      name: `${table}_${event.toLowerCase()}_queues_draft`,
      table,
      timing: 'AFTER',
      event,
      run: [
        queueDrafts(
          `SELECT document_id FROM blogs WHERE id = ${event === 'DELETE' ? 'OLD' : 'NEW'}.blog_id AND published_at IS NULL`,
        ),
      ],
    })),
  ),
  ...(['UPDATE', 'DELETE'] as const).map((event): Trigger => ({
    name: `files_${event.toLowerCase()}_queues_drafts`,
    table: 'files',
    timing: 'AFTER',
    event,
    ...(event === 'UPDATE' && {
      when: 'OLD.url IS DISTINCT FROM NEW.url OR OLD.mime IS DISTINCT FROM NEW.mime OR OLD.width IS DISTINCT FROM NEW.width OR OLD.height IS DISTINCT FROM NEW.height OR OLD.alternative_text IS DISTINCT FROM NEW.alternative_text OR OLD.name IS DISTINCT FROM NEW.name',
    }),
    run: [queueDrafts(`SELECT DISTINCT document_id FROM ${FILES} WHERE file_id = OLD.id`)],
  })),
  ...(['INSERT', 'UPDATE', 'DELETE'] as const).map((event): Trigger => ({
    name: `categories_${event.toLowerCase()}_queues_drafts`,
    table: 'categories',
    timing: 'AFTER',
    event,
    ...(event === 'UPDATE' && { when: 'OLD.slug IS DISTINCT FROM NEW.slug' }),
    run: ROWS[event].map((row) =>
      queueDrafts(`SELECT document_id FROM ${DRAFT_TARGETS} WHERE target = 'category/' || ${row}.slug`),
    ),
  })),
];
