import type { Core } from '@strapi/strapi';
import { sendMail } from '../../platform/mail/send';
import { consumeRateLimit } from '../../platform/rate-limit/throttle';
import { findSiteName } from '../site/site';
import { composeConfirmationMail, composeWelcomeMail } from './compose-subscription-mail';
import { linksFor } from './links';
import type { Subscriber } from './subscriber';

/**
 * Sends the mail for a newsletter request. Every request gets the same response, whether or not the address is known.
 * Beyond the limit per mailbox no mail is sent, without an error, so that nobody can fill somebody else's mailbox.
 */
export async function sendSubscriptionMail(strapi: Core.Strapi, subscriber: Subscriber): Promise<void> {
  const { email, state } = subscriber;
  if ((await consumeRateLimit(strapi, 'confirmationMail', email)) !== undefined) return;
  const compose = state === 'pending' ? composeConfirmationMail : composeWelcomeMail;
  await sendMail(
    strapi,
    compose({ email, links: linksFor(subscriber), siteName: await findSiteName(strapi) }),
  );
}
