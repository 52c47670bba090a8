import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { settings } from '../../platform/settings/settings';
import { getActor } from '../../platform/strapi/actor';
import type { AdminRequest, AdminRoute } from '../../platform/strapi/mount-admin-routes';
import { CommentText } from '../comments/text';
import { findSiteName } from '../site/site';
import { replyAsEditors } from './comments/reply-as-editors';
import { closeReports, reopenReports } from './comments/review-reports';
import { COMMENT_STATES } from './comments/comment-state';
import { setCommentState } from './comments/set-state';
import type { Desk, Rights } from './desk';
import { findMember } from './members/member-summary';
import { parseInput } from './parse-input';
import { QUEUES } from './queue/comment-entry';
import { countQueues } from './queue/count-queues';
import { findPage } from './queue/find-page';
import { readEntries } from './queue/read-entries';
import { getRights, getVisible } from './rights';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const State = v.picklist(COMMENT_STATES);
const Decision = v.object({ from: State, state: State, reports: v.optional(Whole, 0) });
const Seen = v.object({ reports: v.pipe(Whole, v.minValue(1)) });
const Reply = v.object({ text: CommentText });
const ListQuery = v.object({
  queue: v.picklist(QUEUES),
  member: v.optional(v.string()),
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}\.\d{1,10}$/),
      v.transform((text) => {
        const [reports = 0, id = 0] = text.split('.').map(Number);
        return { reports, id };
      }),
    ),
  ),
});

const NO_SUCH_STATE =
  'Send the state that you see, the one that you choose, and how many reports you have seen.';
const NO_REPORTS = 'Send how many reports you have seen.';
const NO_SUCH_LIST = 'There is no such list.';

/** Routes of the moderators' page for comments. */
export function getCommentRoutes(strapi: Core.Strapi): AdminRoute[] {
  const knex = strapi.db.connection;
  const one = '/admin/moderation/comments/:documentId';
  const requires =
    (...rights: (keyof Rights)[]) =>
    ({ ability }: AdminRequest) => {
      const all = getRights(strapi, ability);
      return rights.every((right) => all[right]);
    };
  const requiresAny = ({ ability }: AdminRequest) => {
    const { comments, messages } = getRights(strapi, ability);
    return comments || messages;
  };
  /** @param change whether there was such a comment */
  const onComment =
    (change: (documentId: string, request: AdminRequest) => Promise<boolean>) =>
    async (request: AdminRequest) =>
      (await change(request.params.documentId ?? '', request)) ? { done: true } : undefined;
  return [
    {
      method: 'GET',
      path: '/admin/moderation/desk',
      allows: requiresAny,
      handle: async ({ ability }): Promise<Desk> => {
        const rights = getRights(strapi, ability);
        const counts = await countQueues(knex);
        const { first, withLinks } = settings().heldComments;
        return {
          rights,
          counts: {
            reported: rights.comments ? counts.reported : 0,
            held: rights.comments ? counts.held : 0,
            messages: rights.messages ? counts.messages : 0,
          },
          holds: { first, withLinks },
          siteName: await findSiteName(strapi),
        };
      },
    },
    {
      method: 'GET',
      path: '/admin/moderation/comments',
      allows: requires('comments'),
      handle: async ({ query, ability }) => {
        const { queue, member, before } = parseInput(ListQuery, query, NO_SUCH_LIST);
        const visible = getVisible(strapi, ability);
        if (member !== undefined && !visible.member) throw new errors.ForbiddenError();
        const memberId = member === undefined ? undefined : (await findMember(knex, member))?.id;
        if (member !== undefined && memberId === undefined) return { entries: [], next: null };
        const { ids, next } = await findPage(knex, { queue, before, memberId });
        return {
          entries: await readEntries(strapi, ids, visible),
          next: next && `${next.reports}.${next.id}`,
        };
      },
    },
    {
      method: 'PUT',
      path: `${one}/state`,
      // Without the right to close reports, they stay open.
      allows: requires('hide'),
      handle: onComment((documentId, { body, ability }) => {
        const { from, state, reports } = parseInput(Decision, body, NO_SUCH_STATE);
        const seenReports = getRights(strapi, ability).review ? reports : 0;
        return setCommentState(strapi, { documentId, from, state, seenReports });
      }),
    },
    {
      method: 'POST',
      path: `${one}/reports/close`,
      allows: requires('review'),
      handle: onComment((documentId, { body }) =>
        closeReports(strapi, documentId, parseInput(Seen, body, NO_REPORTS).reports),
      ),
    },
    {
      method: 'POST',
      path: `${one}/reports/reopen`,
      allows: requires('review'),
      handle: onComment((documentId, { body }) =>
        reopenReports(knex, documentId, parseInput(Seen, body, NO_REPORTS).reports),
      ),
    },
    {
      method: 'POST',
      path: `${one}/reply`,
      allows: requires('hide'),
      handle: async ({ params: { documentId = '' }, body }) => {
        const text = parseText(body);
        const replied = await replyAsEditors(strapi, { documentId, text, editorId: getActor(strapi).id });
        if (replied && 'refusal' in replied) throw new errors.ValidationError(replied.refusal);
        return replied;
      },
    },
  ];
}

/** A refused text says what is wrong with it. */
function parseText(body: unknown): string {
  const parsed = v.safeParse(Reply, body, { abortEarly: true });
  if (!parsed.success) throw new errors.ValidationError(parsed.issues[0].message);
  return parsed.output.text;
}
