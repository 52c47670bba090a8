import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { RateLimitExceeded } from '../../platform/rate-limit/rate-limit-exceeded';
import { consumeRateLimit } from '../../platform/rate-limit/throttle';
import { getActor } from '../../platform/strapi/actor';
import type { AdminRequest, AdminRoute } from '../../platform/strapi/mount-admin-routes';
import { NewAnswer } from '../contact/answers/answer';
import { findMessageId, listMessages, readMessage } from '../contact/answers/list-messages';
import { MESSAGE_STATES } from '../contact/answers/message-state';
import { sendAnswer, storeAnswer } from '../contact/answers/send-answer';
import { setMessageState } from '../contact/answers/set-state';
import { parseInput } from './parse-input';
import { getRights } from './rights';

const State = v.picklist(MESSAGE_STATES);
const Change = v.object({ from: State, state: State });
const RowNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const ListQuery = v.object({ state: State, before: v.optional(RowNumber) });

const NO_STATE = `Send the state that you see, and the one that you choose: ${MESSAGE_STATES.join(', ')}.`;

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
      method: 'GET',
      path: one,
      allows: mayRead,
      handle: onMessage((messageId) => readMessage(knex, messageId)),
    },
    {
      method: 'PUT',
      path: `${one}/state`,
      allows: mayAnswer,
      handle: onMessage((messageId, { body }) =>
        setMessageState(strapi, { messageId, ...parseInput(Change, body, NO_STATE) }),
      ),
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
