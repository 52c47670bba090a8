import { inBackground } from '../../../background/background';
import { ContactForm } from '../../../contact/contact-form';
import { keepMessage } from '../../../contact/keep-message';
import { mailMessage } from '../../../contact/mail-messages';
import { readBody } from '../../../rest/body';
import { fail, type RestContext } from '../../../rest/context';
import { isTrapped } from '../../../rest/honeypot';
import { membersController } from '../../../rest/members-controller';
import { memberOf } from '../../../rest/own';

export default membersController(({ strapi }) => ({
  /** Answered when it is stored: from then on no failing mail server loses it. */
  async send(ctx: RestContext) {
    const body = readBody(ctx, ContactForm);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    if (!isTrapped(ctx)) {
      const id = await keepMessage(strapi, memberOf(ctx), body.given);
      inBackground(strapi, () => mailMessage(strapi, id));
    }
    ctx.status = 201;
    ctx.body = { message: 'Message sent successfully!' };
  },
}));
