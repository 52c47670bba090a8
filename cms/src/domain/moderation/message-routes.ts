import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { RateLimitExceeded } from '../../platform/rate-limit/rate-limit-exceeded';
import { consumeRateLimit } from '../../platform/rate-limit/throttle';
import { getActor } from '../../platform/strapi/actor';
import type { AdminRequest, AdminRoute } from '../../platform/strapi/mount-admin-routes';
import { NewAnswer } from '../contact/answers/answer';
import { findMessageId, listMessages } from '../contact/answers/list-messages';
import { MESSAGE_STATES } from '../contact/answers/message-entry';
import { sendAnswer, storeAnswer } from '../contact/answers/send-answer';
import { parseInput } from './parse-input';
import { getRights } from './rights';

const MESSAGE = 'api::contact-message.contact-message';

const State = v.object({ state: v.picklist(MESSAGE_STATES) });
const RowNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const ListQuery = v.object({ state: v.picklist(MESSAGE_STATES), before: v.optional(RowNumber) });

/** Routes of the moderators' page for messages from the contact page. */
export function getMessageRoutes(strapi: Core.Strapi): AdminRoute[] {
  const knex = strapi.db.connection;
  const messages = '/admin/moderation/messages';
  const one = `${messages}/:documentId`;
  const mayRead = ({ ability }: AdminRequest) => getRights(strapi, ability).messages;
  const mayAnswer = ({ ability }: AdminRequest) => getRights(strapi, ability).answer;
  const onMessage =
    (take: (messageId: number, request: AdminRequest) => Promise<unknown>) =>
    async (request: AdminRequest) => {
      const id = await findMessageId(knex, request.params.documentId ?? '');
      return id === undefined ? undefined : take(id, request);
    };
  return [
    {
      method: 'GET',
      path: messages,
      allows: mayRead,
      handle: ({ query }) => listMessages(knex, parseInput(ListQuery, query, 'There is no such list.')),
    },
    {
      method: 'PUT',
      path: `${one}/state`,
      allows: mayAnswer,
      handle: onMessage(async (_id, { params: { documentId = '' }, body }) => {
        const data = parseInput(State, body, `A message is ${MESSAGE_STATES.join(', ')}.`);
        await strapi.documents(MESSAGE).update({ documentId, data });
        return { done: true };
      }),
    },
    {
      method: 'POST',
      path: `${one}/answers`,
      allows: mayAnswer,
      handle: onMessage(async (messageId, { body }) => {
        const answer = v.safeParse(NewAnswer, body, { abortEarly: true });
        if (!answer.success) throw new errors.ValidationError(answer.issues[0].message);
        await enforceBudget(strapi);
        const id = await storeAnswer(knex, { messageId, author: getActor(strapi), ...answer.output });
        return id === undefined ? undefined : sendAnswer(strapi, messageId, id);
      }),
    },
    {
      method: 'POST',
      path: `${one}/answers/:answerId/send`,
      allows: mayAnswer,
      handle: onMessage(async (messageId, { params: { answerId } }) => {
        const id = v.safeParse(RowNumber, answerId);
        if (!id.success) return undefined;
        await enforceBudget(strapi);
        return sendAnswer(strapi, messageId, id.output);
      }),
    },
  ];
}

/** @throws a 429 when the editor, or all of them, have sent too many answers */
async function enforceBudget(strapi: Core.Strapi): Promise<void> {
  const own = await consumeRateLimit(strapi, 'answerMail', `account ${getActor(strapi).id}`);
  const seconds = own ?? (await consumeRateLimit(strapi, 'answerMails', 'editors'));
  if (seconds !== undefined) throw new errors.RateLimitError(new RateLimitExceeded(seconds).message);
}
