import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { BooleanColumn } from '../../platform/database/rows/boolean-column';
import { Timestamp } from '../../platform/database/rows/timestamp';
import { toRows } from '../../platform/database/rows/rows';

/** A comment with its article, which has a slug and a title while it is published. */
export interface OwnComment {
  id: number;
  blogId: string;
  slug: string | null;
  title: string | null;
  text: string;
  parentId: number | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Whether it is hidden from readers, because an editor hid it or its parent comment. */
  hidden: boolean;
  /** Whether it waits for the editors (C49); then it is hidden too. */
  isHeld: boolean;
}

const Row = v.object({
  id: v.number(),
  blog_id: v.string(),
  slug: v.nullable(v.string()),
  title: v.nullable(v.string()),
  text: v.string(),
  parent_id: v.nullable(v.number()),
  created_at: Timestamp,
  hidden: BooleanColumn,
  held: v.nullable(v.string()),
});

/** All comments of a member, newest first. */
export async function getMemberComments(strapi: Core.Strapi, memberId: number): Promise<OwnComment[]> {
  const rows = toRows(
    await strapi.db.connection.raw(
      `SELECT c.id, c.blog_id, b.slug, b.title, c.text, c.parent_id, c.created_at, (c.hidden OR COALESCE(p.hidden, false)) AS hidden, c.held
       FROM comments c LEFT JOIN comments p ON p.id = c.parent_id
         LEFT JOIN blogs b ON b.document_id = c.blog_id AND b.published_at IS NOT NULL
       WHERE c.member_id = ? ORDER BY c.created_at DESC, c.id DESC`,
      [memberId],
    ),
  );
  return rows.map((raw) => {
    const { id, slug, title, text, hidden, ...row } = v.parse(Row, raw);
    return {
      id,
      blogId: row.blog_id,
      slug,
      title,
      text,
      parentId: row.parent_id,
      createdAt: row.created_at,
      hidden,
      isHeld: row.held !== null,
    };
  });
}
