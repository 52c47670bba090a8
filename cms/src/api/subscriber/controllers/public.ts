import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { runInBackground } from '../../../platform/jobs/background';
import { EmailAddress, MISSING_EMAIL } from '../../../platform/text/email-address';
import { maskAddress } from '../../../platform/text/mask-address';
import type { Purpose } from '../../../platform/mail/link-token';
import { parseBody } from '../../../rest/http/body';
import { fail, type RestContext } from '../../../rest/http/context';
import { isHoneypotFilled } from '../../../rest/http/honeypot';
import { linkToken } from '../../../rest/http/link-token';
import { findSubscriberByLink } from '../../../domain/newsletter/by-link';
import { confirmSubscription, unsubscribe } from '../../../domain/newsletter/change-state';
import { subscribe } from '../../../domain/newsletter/subscribe';
import { sendSubscriptionMail } from '../../../domain/newsletter/send-subscription-mail';

const Subscription = v.object({ email: EmailAddress }, MISSING_EMAIL);

/** The message for a link that is invalid or no longer valid, for whatever reason. */
const DEAD: Record<Purpose, string> = {
  confirm: 'This link is not valid or has expired. Please subscribe again, and we send you a new one.',
  unsubscribe:
    'This link is not valid, or its address is no longer on our list. If you still get emails, please use the link in the newest one.',
};

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** The subscriber the link belongs to; otherwise the error response is set. */
  async function requireSubscriber(ctx: RestContext, purpose: Purpose) {
    const subscriber = await findSubscriberByLink(strapi, purpose, linkToken(ctx));
    if (!subscriber) fail(ctx, 400, DEAD[purpose]);
    return subscriber;
  }
  /** What the page behind a link shows. It changes nothing, because mail scanners follow links. */
  async function look(ctx: RestContext, purpose: Purpose) {
    const subscriber = await requireSubscriber(ctx, purpose);
    if (subscriber) ctx.body = { email: maskAddress(subscriber.email), state: subscriber.state };
  }

  return {
    /** The same response for a new and for a known address, so that it does not reveal who reads the newsletter. */
    async subscribe(ctx: RestContext) {
      const body = parseBody(ctx, Subscription);
      if ('refusal' in body) return fail(ctx, 400, body.refusal);
      if (!isHoneypotFilled(ctx)) {
        const subscriber = await subscribe(strapi, body.given.email);
        runInBackground(strapi, () => sendSubscriptionMail(strapi, subscriber));
      }
      ctx.body = { message: 'Thank you for subscribing!' };
    },

    lookAtConfirm: (ctx: RestContext) => look(ctx, 'confirm'),

    async confirm(ctx: RestContext) {
      const subscriber = await requireSubscriber(ctx, 'confirm');
      if (!subscriber) return;
      await confirmSubscription(strapi, subscriber);
      ctx.body = { message: 'Thank you. Your subscription is confirmed.' };
    },

    lookAtUnsubscribe: (ctx: RestContext) => look(ctx, 'unsubscribe'),

    async unsubscribe(ctx: RestContext) {
      const subscriber = await requireSubscriber(ctx, 'unsubscribe');
      if (!subscriber) return;
      await unsubscribe(strapi, subscriber);
      ctx.body = { message: 'You are unsubscribed. We do not write to this address any more.' };
    },
  };
};
