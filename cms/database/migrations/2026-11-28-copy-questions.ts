import type { Migration } from '../../src/platform/database/migrations/migration';

/** Rows of versions of articles, in their order, until `fill-questions`; numbered from 1 for the ids of the new rows. */
export const COPIES = 'copied_questions';

/** The column by which a database has the questions of this release. */
export const QUESTION_IDS = { table: 'components_parts_questions', column: 'question_id' };

/**
 * Questions were entries of their own, linked to the rows of an article. The schema sync drops their tables. A question
 * without an article is copied too.
 */
export const copyQuestions: Migration = {
  name: '2026-11-28-copy-questions',
  description: 'Copies the questions, before their tables are dropped',
  step: 'before-sync',
  fills: QUESTION_IDS,
  async up(trx) {
    if (!(await trx.schema.hasTable('faqs')) || !(await trx.schema.hasTable('faqs_blog_lnk'))) return;
    // An earlier start may have ended between the copy and the sync.
    await trx.schema.dropTableIfExists(COPIES);
    await trx.raw(
      `CREATE TABLE ${COPIES} AS
       SELECT row_number() OVER (ORDER BY l.blog_id, l.faq_ord, f.id) AS number,
         l.blog_id, f.document_id, f.question, f.answer
       FROM faqs f LEFT JOIN faqs_blog_lnk l ON l.faq_id = f.id`,
    );
  },
};
