import { NOW_MS } from '../../platform/database/clock';
import type { Dialect, Knex } from '../../platform/database/dialect';

/** Which document each form of an editor has created, for as long as the editor may send it again. */
export const CREATIONS = 'form_creations';
const KEPT_MS = 24 * 3600_000;

const COLUMNS = [
  'user_id integer NOT NULL',
  'form_id varchar(36) NOT NULL',
  'uid varchar(100) NOT NULL',
  'document_id varchar(64)',
  'created_at bigint NOT NULL',
  'PRIMARY KEY (user_id, form_id, uid)',
];

export async function createFormCreations(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TABLE IF NOT EXISTS ${CREATIONS} (${COLUMNS.join(', ')})`);
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${CREATIONS}_oldest ON ${CREATIONS} (created_at)`);
}

/** A form of an editor. */
export interface CreatingForm {
  userId: number;
  /** Chosen by the browser. */
  formId: string;
  /** The content type. */
  uid: string;
}

const toRow = ({ userId, formId, uid }: CreatingForm) => ({ user_id: userId, form_id: formId, uid });

/**
 * Reserves a form for the current transaction: others wait until it ends.
 * @returns the id of the document that the form has created already
 */
export async function reserveForm(
  trx: Knex,
  dialect: Dialect,
  form: CreatingForm,
): Promise<string | undefined> {
  await trx.raw(
    `INSERT INTO ${CREATIONS} (user_id, form_id, uid, created_at) VALUES (?, ?, ?, ${NOW_MS[dialect]})
     ON CONFLICT (user_id, form_id, uid) DO NOTHING`,
    [form.userId, form.formId, form.uid],
  );
  const row: { document_id: string | null } | undefined = await trx(CREATIONS)
    .where(toRow(form))
    .first('document_id');
  return row?.document_id ?? undefined;
}

export async function noteCreation(trx: Knex, form: CreatingForm, documentId: string): Promise<void> {
  await trx(CREATIONS).where(toRow(form)).update({ document_id: documentId });
}

/** Nobody sends a form again after a day. */
export async function clearCreations(knex: Knex, dialect: Dialect): Promise<void> {
  await knex.raw(`DELETE FROM ${CREATIONS} WHERE created_at <= ${NOW_MS[dialect]} - ${KEPT_MS}`);
}
