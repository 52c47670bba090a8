import type { Core } from '@strapi/strapi';
import type { Knex } from '../../../platform/database/dialect';
import { REPORTS } from '../../comments/reports-table';
import { findModerated } from './moderated-comment';

/** Closes the reports of a comment that a moderator has seen. @returns false: there is no such comment */
export async function closeReports(strapi: Core.Strapi, documentId: string, seen: number): Promise<boolean> {
  if (!(await findModerated(strapi.db.connection, documentId))) return false;
  await strapi.documents('api::comment.comment').update({ documentId, data: { reports: seen } });
  return true;
}

/**
 * Takes that back. There are never more open reports than members have sent.
 * @returns false: there is no such comment
 */
export async function reopenReports(knex: Knex, documentId: string, count: number): Promise<boolean> {
  const comment = await findModerated(knex, documentId);
  if (!comment) return false;
  const sent = `(SELECT count(*) FROM ${REPORTS} WHERE comment_id = comments.id)`;
  const more = 'COALESCE(reports, 0) + ?';
  await knex.raw(
    `UPDATE comments SET reports = CASE WHEN ${more} > ${sent} THEN ${sent} ELSE ${more} END WHERE id = ?`,
    [count, count, comment.id],
  );
  return true;
}
