import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { toRows } from '../../../platform/database/rows/rows';
import { BANS } from '../../members/bans-table';
import { findMember, MEMBER_ROWS, toMember, type Member } from './member-summary';
import type { BanResult, BanUndone } from './summary';

interface Ban {
  documentId: string;
  /** Chosen by the page, so that it takes back its own ban only. */
  key: string;
  /** The name of the editor. */
  by: string;
  /** Milliseconds since 1970. */
  now: number;
}

const LONGEST_NAME = 255;

/** A member, who does not change until the end of the transaction. SQLite has one writer at a time, and ignores the lock. */
async function lockMember(trx: Knex, documentId: string) {
  const found = await findMember(trx, documentId);
  if (found) await trx('up_users').where({ id: found.id }).forUpdate().first('id');
  return findMember(trx, documentId);
}

const Key = v.object({ ban_key: v.nullable(v.string()) });

async function isOwnBan(trx: Knex, memberId: number, key: string): Promise<boolean> {
  const row: unknown = await trx(BANS).where({ member_id: memberId }).first('ban_key');
  return row !== undefined && v.parse(Key, row).ban_key === key;
}

/**
 * Bans a member. A trigger ends all of their sessions: every process looks at the account with each request. A member who
 * is banned already stays banned by the first ban.
 * @returns undefined: there is no such member
 */
export async function banMember(
  strapi: Core.Strapi,
  { documentId, key, by, now }: Ban,
): Promise<BanResult | undefined> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const member = await lockMember(trx, documentId);
    if (!member) return undefined;
    if (member.isBanned) return { isOwn: await isOwnBan(trx, member.id, key), ban: member.ban };
    await trx('up_users')
      .where({ id: member.id })
      .update({ blocked: true, updated_at: new Date(now) });
    const bannedBy = by.slice(0, LONGEST_NAME);
    await trx(BANS)
      .insert({ member_id: member.id, banned_at: now, banned_by: bannedBy, ban_key: key })
      .onConflict('member_id')
      .merge();
    return { isOwn: true, ban: { at: new Date(now).toISOString(), by: bannedBy } };
  });
}

/** Lets a member log in again, with their password: no session comes back. @returns false: there is no such member */
export async function liftBan(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const member = await findMember(trx, documentId);
    if (!member) return false;
    await unblock(trx, member.id);
    return true;
  });
}

/** A trigger removes the row of the ban. */
const unblock = (trx: Knex, id: number) =>
  trx('up_users').where({ id }).update({ blocked: false, updated_at: new Date() });

/**
 * Lifts a ban if it is the one with this key: a colleague may have lifted it since, and banned the member again.
 * @returns undefined: there is no such member
 */
export async function liftOwnBan(
  strapi: Core.Strapi,
  documentId: string,
  key: string,
): Promise<BanUndone | undefined> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex }): Promise<BanUndone | undefined> => {
    const member = await lockMember(trx, documentId);
    if (!member) return undefined;
    if (!member.isBanned) return { is: 'lifted before' };
    if (!(await isOwnBan(trx, member.id, key))) return { is: 'kept', ban: member.ban };
    await unblock(trx, member.id);
    return { is: 'lifted' };
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
