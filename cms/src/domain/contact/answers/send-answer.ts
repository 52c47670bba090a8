import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { findMailIdentity } from '../../../platform/mail/mail-identity';
import { sendMail } from '../../../platform/mail/send';
import { settings } from '../../../platform/settings/settings';
import { getActor, type Actor } from '../../../platform/strapi/actor';
import { AGAIN_AFTER_MS, ANSWER_COLUMNS, AnswerRow, toAnswer, type Answer, type NewAnswer } from './answer';
import { ANSWERS } from './answers-table';
import { composeAnswerMail } from './compose-answer-mail';
import { readMessage } from './list-messages';
import { IS_PROVEN } from './proven-address';

interface New extends v.InferOutput<typeof NewAnswer> {
  messageId: number;
  author: Actor;
}

const Id = v.object({ id: v.number() });
const LONGEST_NAME = 255;

const Locked = v.object({ state: v.string() });

/**
 * Stores an answer, before anything is sent: from then on a failing mail server cannot lose it.
 * @returns its id, also if it was stored by the same request before; undefined: the message is gone, or the key belongs
 * to an answer to another one
 * @throws a 400 with the message in its details, as it is now, if the editor sees another state of it, or other answers
 */
export async function storeAnswer(
  knex: Knex,
  { messageId, key, text, seen, state, author }: New,
): Promise<number | undefined> {
  return knex.transaction(async (trx) => {
    // Of two editors who answer at once, the second one waits, and gets to know of the first one's answer. SQLite has one
    // writer at a time, and ignores the lock.
    const locked: unknown = await trx('contact_messages').where({ id: messageId }).forUpdate().first('state');
    if (locked === undefined) return undefined;
    const refuse = async (reason: string): Promise<never> => {
      throw new errors.ValidationError(reason, { message: await readMessage(trx, messageId) });
    };
    const stored: unknown = await trx(ANSWERS)
      .where({ request_key: key })
      .first(...ANSWER_COLUMNS);
    if (stored !== undefined) {
      const answer = v.parse(AnswerRow, stored);
      if (answer.message_id !== messageId) return undefined;
      return answer.text === text ? answer.id : refuse(MEANWHILE.stored);
    }
    const unseen: unknown = await trx(ANSWERS)
      .where({ message_id: messageId })
      .andWhere('id', '>', seen)
      .first('id');
    if (unseen !== undefined) return refuse(MEANWHILE.answered);
    const now = v.parse(Locked, locked).state;
    // One that was opened again is as good as new.
    if (now !== state && now === 'closed') return refuse(MEANWHILE.closed);
    if (now !== state && now === 'answered') return refuse(MEANWHILE.sent);
    const inserted: unknown = await trx(ANSWERS)
      .insert({
        message_id: messageId,
        request_key: key,
        text,
        author_id: author.id,
        author_name: author.name.slice(0, LONGEST_NAME),
        created_at: Date.now(),
      })
      .returning('id');
    return v.parse(v.tuple([Id]), inserted)[0].id;
  });
}

/** What an editor is told before they send another answer. */
const MEANWHILE = {
  answered:
    'This message has been answered meanwhile: the answer is shown above. Yours was not sent. Press Send to send it too.',
  closed: 'This message has been closed meanwhile. Your answer was not sent. Press Send to send it anyway.',
  sent: 'An earlier answer has been sent meanwhile. Yours was not sent. Press Send to send it too.',
  stored:
    'This answer was stored before, in other words: it is shown above. Press Send to send this one too.',
};

/**
 * Sends an answer that is neither sent nor being sent: of several processes, the one that records the attempt may make
 * it. Each answer has one Message-ID, so that a mail program shows a mail once whose outcome was not known.
 * @returns the answer; undefined: there is no such answer
 */
export async function sendAnswer(
  strapi: Core.Strapi,
  messageId: number,
  id: number,
): Promise<Answer | undefined> {
  const { id: editorId } = getActor(strapi);
  const knex = strapi.db.connection;
  const one = () => knex(ANSWERS).where({ id, message_id: messageId });
  const now = Date.now();
  const claimed = await one()
    .whereNull('mailed_at')
    .andWhere((free) => {
      void free
        .whereNull('mail_tried_at')
        .orWhereNotNull('mail_failed_at')
        .orWhere('mail_tried_at', '<', now - AGAIN_AFTER_MS);
    })
    .update({ mail_tried_at: now, mail_failed_at: null });
  if (claimed > 0) {
    const isSent = await deliver(strapi, messageId, id);
    await one().update(isSent ? { mailed_at: Date.now() } : { mail_failed_at: Date.now() });
    // A message that an editor has closed stays closed.
    if (isSent)
      await knex('contact_messages')
        .where({ id: messageId, state: 'new' })
        .update({ state: 'answered', updated_at: new Date(), updated_by_id: editorId });
  }
  const row: unknown = await one().first(...ANSWER_COLUMNS);
  return row === undefined ? undefined : toAnswer(v.parse(AnswerRow, row), Date.now());
}

const Message = v.object({
  email: v.string(),
  message: v.string(),
  created_at: Timestamp,
  confirmed: BooleanColumn,
  text: v.string(),
  request_key: v.string(),
});

async function deliver(strapi: Core.Strapi, messageId: number, id: number): Promise<boolean> {
  const row: unknown = await strapi.db
    .connection(ANSWERS)
    .join('contact_messages as m', 'm.id', `${ANSWERS}.message_id`)
    .leftJoin('up_users as u', 'u.id', 'm.member_id')
    .where({ [`${ANSWERS}.id`]: id, 'm.id': messageId })
    .first(
      'm.email',
      'm.message',
      'm.created_at',
      strapi.db.connection.raw(`${IS_PROVEN} AS confirmed`),
      `${ANSWERS}.text`,
      `${ANSWERS}.request_key`,
    );
  // Deleted since, with its message.
  if (row === undefined) return false;
  const { email, message, created_at: sentAt, confirmed, text, request_key: key } = v.parse(Message, row);
  const { mailFrom, publicUrl } = settings();
  const site = { ...(await findMailIdentity(strapi)), mailFrom };
  const mail = composeAnswerMail({ email, message, sentAt, isAddressProven: confirmed }, text, site);
  const { hostname } = new URL(publicUrl);
  return sendMail(strapi, { ...mail, headers: { 'Message-ID': `<answer-${key}@${hostname}>` } });
}
