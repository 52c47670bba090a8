import type { Core } from '@strapi/strapi';
import { deliver } from '../../platform/mail/send';
import { settings } from '../../platform/settings/settings';
import { throttled } from '../../platform/rate-limit/throttle';
import { confirmationMail, welcomeMail } from './letters';
import { linksFor } from './links';
import type { Subscriber } from './subscriber';

/**
 * Answers whoever asked for the newsletter, by mail: each asking the same, known or not. Beyond the limit of one mailbox
 * nothing is sent, and nobody is told: whoever asks for others fills no mailbox.
 */
export async function writeTo(strapi: Core.Strapi, subscriber: Subscriber): Promise<void> {
  const { email, state } = subscriber;
  if ((await throttled(strapi, 'confirmationMail', email)) !== undefined) return;
  const mail = state === 'pending' ? confirmationMail : welcomeMail;
  await deliver(strapi, mail({ email, links: linksFor(subscriber), siteName: settings().siteName }));
}
