import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { createPreviewId } from './new-id';
import { FORMS } from './previews-tables';

/** The editor's own preview ends this long after the form was last posted. */
export const FORM_LASTS_MS = 3600_000;
/** The forms of an editor that are kept: more than anyone has open. */
const MOST_FORMS = 20;

export interface PostedForm {
  editorId: number;
  type: string;
  documentId: string;
  /** A random name of the open form: two tabs with the same document are two forms. */
  form: string;
  content: string;
}

const Row = v.object({ id: v.string() });

/**
 * Stores what a form shows, in place of what it showed before.
 * @returns the id of its row, which stays the same
 */
export async function storeForm(knex: Knex, posted: PostedForm, now = Date.now()): Promise<string> {
  const { editorId, type, documentId, form, content } = posted;
  const stored: unknown[] = await knex(FORMS)
    .insert({
      id: createPreviewId(),
      editor_id: editorId,
      type,
      document_id: documentId,
      form,
      content,
      posted_at: now,
      ends: now + FORM_LASTS_MS,
    })
    .onConflict(['editor_id', 'type', 'document_id', 'form'])
    .merge(['content', 'posted_at', 'ends'])
    .returning('id');
  await deleteOldForms(knex, editorId);
  return v.parse(Row, stored[0]).id;
}

async function deleteOldForms(knex: Knex, editorId: number): Promise<void> {
  const latest = knex(FORMS)
    .select('id')
    .where({ editor_id: editorId })
    .orderBy([
      { column: 'posted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_FORMS);
  await knex(FORMS).where({ editor_id: editorId }).whereNotIn('id', latest).delete();
}
