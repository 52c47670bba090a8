import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { findMailIdentity } from '../../../platform/mail/mail-identity';
import { sendMail } from '../../../platform/mail/send';
import { settings } from '../../../platform/settings/settings';
import type { Actor } from '../../../platform/strapi/actor';
import { AGAIN_AFTER_MS, ANSWER_COLUMNS, AnswerRow, toAnswer, type Answer, type NewAnswer } from './answer';
import { ANSWERS } from './answers-table';
import { composeAnswerMail } from './compose-answer-mail';
import { IS_PROVEN } from './proven-address';

interface New extends v.InferOutput<typeof NewAnswer> {
  messageId: number;
  author: Actor;
}

const Id = v.object({ id: v.number() });
const LONGEST_NAME = 255;

/**
 * Stores an answer, before anything is sent: from then on a failing mail server cannot lose it.
 * @returns its id, also if it was stored by the same request before; undefined: the message is gone, or the key belongs
 * to an answer to another one
 * @throws a 400 with answers in its details that the editor has not seen
 */
export async function storeAnswer(
  knex: Knex,
  { messageId, key, text, seen, author }: New,
): Promise<number | undefined> {
  return knex.transaction(async (trx) => {
    // Of two editors who answer at once, the second one waits, and gets to know of the first one's answer. SQLite has one
    // writer at a time, and ignores the lock.
    const message: unknown = await trx('contact_messages').where({ id: messageId }).forUpdate().first('id');
    if (message === undefined) return undefined;
    const stored: unknown = await trx(ANSWERS)
      .where({ request_key: key })
      .first(...ANSWER_COLUMNS);
    if (stored !== undefined) {
      const answer = v.parse(AnswerRow, stored);
      if (answer.message_id !== messageId) return undefined;
      if (answer.text === text) return answer.id;
      throw toUnseen([answer], OTHER_WORDS);
    }
    const newer: unknown = await trx(ANSWERS)
      .where({ message_id: messageId })
      .andWhere('id', '>', seen)
      .orderBy('id')
      .limit(MOST_UNSEEN)
      .select(...ANSWER_COLUMNS);
    const unseen = v.parse(v.array(AnswerRow), newer);
    if (unseen.length > 0) throw toUnseen(unseen, ANSWERED);
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

const MOST_UNSEEN = 20;
const ANSWERED =
  'This message has been answered meanwhile: the answer is shown above. Yours was not sent. Press Send to send it too.';
const OTHER_WORDS =
  'This answer was stored before, in other words: it is shown above. Press Send to send this one too.';

/** Tells an editor of answers that they have not seen, before they send another one. */
const toUnseen = (rows: readonly v.InferOutput<typeof AnswerRow>[], message: string) =>
  new errors.ValidationError(message, { answers: rows.map((row) => toAnswer(row, Date.now())) });

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
        .update({ state: 'answered', updated_at: new Date() });
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
