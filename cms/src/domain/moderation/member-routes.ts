import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getActor } from '../../platform/strapi/actor';
import type { AdminRequest, AdminRoute } from '../../platform/strapi/mount-admin-routes';
import { banMember, liftBan, listBanned } from './members/ban';
import { deleteSome, hideSome, undoSome } from './members/member-comments';
import { findMember, summariseMember, type Member } from './members/member-summary';
import type { Rights } from './desk';
import { parseInput } from './parse-input';
import { getRights } from './rights';

const RowNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const BanKey = v.pipe(v.string(), v.regex(/^[\w-]{8,36}$/));
const Ban = v.object({ key: BanKey });
const Next = v.object({ ban: BanKey, after: v.optional(RowNumber, 0) });
const NO_KEY = 'Send the key of the ban.';
const ListQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), RowNumber)),
});

/** Routes of the moderators' page for members. */
export function getMemberRoutes(strapi: Core.Strapi): AdminRoute[] {
  const knex = strapi.db.connection;
  const members = '/admin/moderation/members';
  const one = `${members}/:documentId`;
  /** @param allowed one of these sets of rights is enough */
  const requires =
    (...allowed: (keyof Rights)[][]) =>
    ({ ability }: AdminRequest) => {
      const rights = getRights(strapi, ability);
      return allowed.some((all) => all.every((right) => rights[right]));
    };
  const onMember =
    <T>(take: (member: Member, request: AdminRequest) => Promise<T>) =>
    async (request: AdminRequest) => {
      const member = await findMember(knex, request.params.documentId ?? '');
      return member && take(member, request);
    };
  return [
    {
      method: 'GET',
      path: members,
      allows: requires(['ban']),
      handle: async ({ query }) => {
        const { before } = parseInput(ListQuery, query, 'There is no such list.');
        const { entries, next } = await listBanned(knex, before);
        return { entries: entries.map(({ id: _id, ...member }) => member), next };
      },
    },
    {
      method: 'GET',
      path: one,
      allows: requires(['ban'], ['deleteAll']),
      handle: ({ params: { documentId = '' } }) => summariseMember(knex, documentId),
    },
    {
      method: 'POST',
      path: `${one}/ban`,
      allows: requires(['ban']),
      handle: onMember(({ documentId }, { body }) => {
        const { key } = parseInput(Ban, body, NO_KEY);
        return banMember(strapi, { documentId, key, by: getActor(strapi).name, now: Date.now() });
      }),
    },
    {
      method: 'DELETE',
      path: `${one}/ban`,
      allows: requires(['ban']),
      handle: async ({ params: { documentId = '' } }) =>
        (await liftBan(strapi, documentId)) ? { done: true } : undefined,
    },
    {
      method: 'POST',
      path: `${one}/ban/undo`,
      allows: requires(['ban']),
      handle: onMember(({ id: memberId, documentId }, { body, ability }) => {
        const { key } = parseInput(Ban, body, NO_KEY);
        const mayShow = getRights(strapi, ability).hide;
        return undoSome(strapi, { documentId, memberId, ban: key, mayShow });
      }),
    },
    {
      method: 'POST',
      path: `${one}/hide-comments`,
      allows: requires(['hide', 'ban']),
      handle: onMember(({ id: memberId }, { body }) => {
        const { ban, after } = parseInput(Next, body, NO_KEY);
        return hideSome(strapi, { memberId, ban, after });
      }),
    },
    {
      method: 'POST',
      path: `${one}/delete-comments`,
      allows: requires(['deleteAll']),
      handle: onMember(({ id }) => deleteSome(strapi, id)),
    },
  ];
}
