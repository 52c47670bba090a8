import type { Core } from '@strapi/strapi';
import type { Knex } from '../../../platform/database/dialect';
import { toRows } from '../../../platform/database/rows/rows';
import { BANS } from '../../members/bans-table';
import { findMember, MEMBER_ROWS, toMember, type Member } from './member-summary';

interface Ban {
  documentId: string;
  /** The name of the editor. */
  by: string;
  /** Milliseconds since 1970. */
  now: number;
}

const LONGEST_NAME = 255;

/**
 * Bans a member. A trigger ends all of their sessions: every process looks at the account with each request.
 * @returns false: there is no such member
 */
export async function banMember(strapi: Core.Strapi, { documentId, by, now }: Ban): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const member = await findMember(trx, documentId);
    if (!member) return false;
    await trx('up_users')
      .where({ id: member.id })
      .update({ blocked: true, updated_at: new Date(now) });
    await trx(BANS)
      .insert({ member_id: member.id, banned_at: now, banned_by: by.slice(0, LONGEST_NAME) })
      .onConflict('member_id')
      .merge();
    return true;
  });
}

/** Lets a member log in again, with their password: no session comes back. @returns false: there is no such member */
export async function liftBan(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const member = await findMember(trx, documentId);
    if (!member) return false;
    // A trigger removes the row of the ban.
    await trx('up_users').where({ id: member.id }).update({ blocked: false, updated_at: new Date() });
    return true;
  });
}

export const PER_PAGE = 25;

/** Banned members, the newest accounts first. @param before the id of the last one of the page before */
export async function listBanned(
  knex: Knex,
  before: number | undefined,
): Promise<{ entries: Member[]; next: string | null }> {
  const rows: unknown = await knex.raw(
    `${MEMBER_ROWS} WHERE u.blocked ${before === undefined ? '' : 'AND u.id < ?'} ORDER BY u.id DESC LIMIT ${PER_PAGE + 1}`,
    before === undefined ? [] : [before],
  );
  const members = toRows(rows).map(toMember);
  const entries = members.slice(0, PER_PAGE);
  const last = members.length > PER_PAGE ? entries.at(-1) : undefined;
  return { entries, next: last ? String(last.id) : null };
}
