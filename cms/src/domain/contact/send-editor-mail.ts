import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { runInBackground } from '../../platform/jobs/background';
import { sendMail } from '../../platform/mail/send';
import { settings } from '../../platform/settings/settings';
import { consumeRateLimit } from '../../platform/rate-limit/throttle';
import { findEditorsEmail } from '../site/site';
import { composeEditorDigest, composeEditorMail } from './compose-editor-mail';

const MESSAGES = 'contact_messages';

/**
 * The delay before a failed mail is retried. It is longer than any attempt takes, so that two attempts never overlap.
 */
const AGAIN_AFTER_MS = 10 * 60_000;
/** After a week no more attempts are made; the message is in the admin. */
const TRIED_FOR_MS = 7 * 24 * 3600_000;
const AT_ONCE = 50;

/** Up to this many waiting messages are mailed separately; more are combined in one mail. */
const MOST_SINGLE = 3;

const Message = v.pipe(
  v.object({
    id: v.number(),
    name: v.string(),
    email: v.string(),
    message: v.string(),
    member_id: v.nullable(v.number()),
  }),
  v.transform(({ member_id: memberId, ...message }) => ({ ...message, memberId })),
);
type Message = v.InferOutput<typeof Message>;

/** Not mailed yet, and no attempt in progress. */
const isDue = (now: number) => (message: Knex.QueryBuilder) => {
  void message.whereNull('mailed_at').andWhere((tried) => {
    void tried.whereNull('mail_tried_at').orWhere('mail_tried_at', '<', new Date(now - AGAIN_AFTER_MS));
  });
};

/**
 * Claims the messages that are neither mailed nor being mailed: the process that records the attempt may make it. If a
 * process dies before it records the success, the message is mailed twice, but never lost.
 */
async function claim(strapi: Core.Strapi, ids: readonly number[], now: number): Promise<Message[]> {
  const claimed: unknown = await strapi.db
    .connection(MESSAGES)
    .whereIn('id', ids)
    .andWhere(isDue(now))
    .update({ mail_tried_at: new Date(now) })
    .returning(['id', 'name', 'email', 'message', 'member_id']);
  return v.parse(v.array(Message), claimed);
}

/** Mails a stored message to the editors. When there were many in the last hour, it waits for the next digest. */
export async function sendEditorMail(strapi: Core.Strapi, id: number): Promise<void> {
  if ((await consumeRateLimit(strapi, 'contactMail', 'editors')) !== undefined) return;
  await mailEach(strapi, await claim(strapi, [id], Date.now()));
}

/**
 * Mails waiting messages, and retries those the mail server did not accept, starting with the longest since their last
 * attempt.
 */
export async function sendPendingEditorMail(strapi: Core.Strapi): Promise<void> {
  const now = Date.now();
  const waiting: unknown = await strapi.db
    .connection(MESSAGES)
    .select('id')
    .where('created_at', '>', new Date(now - TRIED_FOR_MS))
    .andWhere(isDue(now))
    .orderBy('mail_tried_at', 'asc', 'first')
    .orderBy('mail_tried_at')
    .orderBy('id')
    .limit(AT_ONCE);
  const ids = v.parse(v.array(v.object({ id: v.number() })), waiting).map(({ id }) => id);
  if (ids.length === 0) return;
  const claimed = await claim(strapi, ids, now);
  if (claimed.length <= MOST_SINGLE) return mailEach(strapi, claimed);
  const mail = composeEditorDigest(await withProof(strapi, claimed), await findAddresses(strapi));
  if (await sendMail(strapi, mail)) await noteMailed(strapi, claimed);
}

async function mailEach(strapi: Core.Strapi, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const addresses = await findAddresses(strapi);
  for (const message of await withProof(strapi, messages)) {
    if (await sendMail(strapi, composeEditorMail(message, addresses))) await noteMailed(strapi, [message]);
  }
}

const findAddresses = async (strapi: Core.Strapi) => ({
  editorsEmail: await findEditorsEmail(strapi),
  publicUrl: settings().publicUrl,
});

async function noteMailed(strapi: Core.Strapi, messages: readonly { id: number }[]): Promise<void> {
  const ids = messages.map(({ id }) => id);
  await strapi.db.connection(MESSAGES).whereIn('id', ids).update({ mailed_at: new Date() });
}

/** Adds whether the address of each sender's account is proven. */
async function withProof<T extends Message>(
  strapi: Core.Strapi,
  messages: readonly T[],
): Promise<(T & { isAddressProven: boolean })[]> {
  const ids = messages.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]));
  const proven: unknown = await strapi.db
    .connection('up_users')
    .whereIn('id', ids)
    .andWhere({ confirmed: true })
    .select('id');
  const known = new Set(v.parse(v.array(v.object({ id: v.number() })), proven).map(({ id }) => id));
  return messages.map((message) => ({
    ...message,
    isAddressProven: message.memberId !== null && known.has(message.memberId),
  }));
}

const LOOKED_FOR_EVERY_MS = 5 * 60_000;

/**
 * Checks for waiting messages as soon as the server listens, and then every few minutes. CLI programs that boot the CMS
 * do not listen, and so mail nothing.
 * @returns a function that stops it
 */
export function scheduleEditorMail(strapi: Core.Strapi): () => void {
  const look = () => runInBackground(strapi, () => sendPendingEditorMail(strapi));
  let looking: ReturnType<typeof setInterval> | undefined;
  const begin = () => {
    look();
    looking = setInterval(look, LOOKED_FOR_EVERY_MS);
    looking.unref();
  };
  strapi.server.httpServer.once('listening', begin);
  return () => {
    strapi.server.httpServer.off('listening', begin);
    clearInterval(looking);
  };
}
