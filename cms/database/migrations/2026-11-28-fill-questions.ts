import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Dialect, Knex } from '../../src/platform/database/dialect';
import type { Migration } from '../../src/platform/database/migrations/migration';
import { COPIES, QUESTION_IDS } from './2026-11-28-copy-questions';

const Inserted = v.tuple([v.object({ id: v.number() })]);

/** Questions became parts of their article (C47). Their ids in the API stay. */
export const fillQuestions: Migration = {
  name: '2026-11-28-fill-questions',
  description: 'Adds the copied questions to their articles',
  step: 'after-sync',
  fills: QUESTION_IDS,
  async up(trx, dialect) {
    if (!(await trx.schema.hasTable(COPIES))) return;
    await adoptUnlinked(trx);
    await trx.raw(
      `INSERT INTO components_parts_questions (id, question, answer, question_id)
       SELECT number, question, answer, document_id FROM ${COPIES}`,
    );
    await trx.raw(
      `INSERT INTO blogs_cmps (entity_id, cmp_id, component_type, field, "order")
       SELECT blog_id, number, 'parts.question', 'faqs', row_number() OVER (PARTITION BY blog_id ORDER BY number)
       FROM ${COPIES}`,
    );
    await continueIds(trx, dialect);
    await trx.schema.dropTable(COPIES);
  },
};

/** Readers never saw a question without an article. Editors find such questions in a draft. */
async function adoptUnlinked(trx: Knex): Promise<void> {
  const unlinked = () => trx(COPIES).whereNull('blog_id');
  if (!(await unlinked().first('number'))) return;
  const now = new Date();
  const inserted: unknown = await trx('blogs')
    .insert({
      document_id: randomUUID().replaceAll('-', ''),
      title: 'Questions without an article',
      layout_type: 'text-image-alternating',
      created_at: now,
      updated_at: now,
    })
    .returning('id');
  const [{ id }] = v.parse(Inserted, inserted);
  await unlinked().update({ blog_id: id });
}

/** PostgreSQL counts ids in a sequence, which an inserted id does not move. */
async function continueIds(trx: Knex, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres')
    await trx.raw(
      `SELECT setval(pg_get_serial_sequence('components_parts_questions', 'id'), coalesce(max(id), 1), max(id) IS NOT NULL)
       FROM components_parts_questions`,
    );
}
