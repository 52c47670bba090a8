import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { EmailAddress, NO_TEXT } from '../../../email-address/email-address';
import { readBody } from '../../../rest/body';
import { fail, type RestContext } from '../../../rest/context';
import { subscribe } from '../../../subscribers/subscribe';

const Subscription = v.object({ email: EmailAddress }, NO_TEXT);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The same for a new and for a known address: it tells nobody who reads the newsletter. */
  async subscribe(ctx: RestContext) {
    const body = readBody(ctx, Subscription);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    await subscribe(strapi, body.given.email);
    ctx.body = { message: 'Thank you for subscribing!' };
  },
});
