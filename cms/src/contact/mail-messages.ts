import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { inBackground } from '../background/background';
import { deliver } from '../mail/send';
import { settings } from '../settings/settings';
import { mailToEditors } from './mail-to-editors';

const MESSAGES = 'contact_messages';

/** A mail server that failed is asked again after so long; longer than any try takes, so no two are made at once. */
const AGAIN_AFTER_MS = 10 * 60_000;
/** What was never taken in a week is not tried any more: the message is in the admin. */
const TRIED_FOR_MS = 7 * 24 * 3600_000;
const AT_ONCE = 50;

const Messages = v.array(v.object({ name: v.string(), email: v.string(), message: v.string() }));
const Ids = v.array(v.object({ id: v.number() }));

/** Not mailed, and by nobody who may still be at it. */
const isDue = (now: number) => (message: Knex.QueryBuilder) => {
  void message.whereNull('mailed_at').andWhere((tried) => {
    void tried.whereNull('mail_tried_at').orWhere('mail_tried_at', '<', new Date(now - AGAIN_AFTER_MS));
  });
};

/**
 * Mails a stored message to the editors, if nobody has or is just doing so: who writes down the try may make it. A process
 * that dies before it has written down the success leaves a message that is mailed twice, never one that is lost.
 */
export async function mailMessage(strapi: Core.Strapi, id: number): Promise<void> {
  const messages = () => strapi.db.connection(MESSAGES).where({ id });
  const now = Date.now();
  const claimed: unknown = await messages()
    .andWhere(isDue(now))
    .update({ mail_tried_at: new Date(now) })
    .returning(['name', 'email', 'message']);
  const [message] = v.parse(Messages, claimed);
  if (!message) return;
  const { editorsEmail, publicUrl } = settings();
  if (await deliver(strapi, mailToEditors(message, { editorsEmail, publicUrl })))
    await messages().update({ mailed_at: new Date() });
}

/** Tries those again that the mail server did not take, the longest untried first. */
export async function mailWaiting(strapi: Core.Strapi): Promise<void> {
  const now = Date.now();
  const waiting = await strapi.db
    .connection(MESSAGES)
    .select('id')
    .where('created_at', '>', new Date(now - TRIED_FOR_MS))
    .andWhere(isDue(now))
    .orderBy('mail_tried_at', 'asc', 'first')
    .orderBy('mail_tried_at')
    .limit(AT_ONCE);
  for (const { id } of v.parse(Ids, waiting)) await mailMessage(strapi, id);
}

const LOOKED_FOR_EVERY_MS = 5 * 60_000;

/**
 * Looks for such messages as soon as the server listens, and then every few minutes. Programs that boot the CMS for a job
 * of their own do not listen, and mail nothing.
 * @returns what ends it
 */
export function keepMessagesMailed(strapi: Core.Strapi): () => void {
  const look = () => inBackground(strapi, () => mailWaiting(strapi));
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
