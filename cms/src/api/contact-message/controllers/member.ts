import { inBackground } from '../../../platform/jobs/background';
import { ContactForm } from '../../../domain/contact/contact-form';
import { storeMessage } from '../../../domain/contact/keep-message';
import { mailMessage } from '../../../domain/contact/mail-messages';
import { readBody } from '../../../rest/http/body';
import { fail, type RestContext } from '../../../rest/http/context';
import { isTrapped } from '../../../rest/http/honeypot';
import { membersController } from '../../../rest/endpoints/members-controller';
import { getMember } from '../../../rest/access/ownership';

export default membersController(({ strapi }) => ({
  /** Responds as soon as the message is stored: from then on a failing mail server cannot lose it. */
  async send(ctx: RestContext) {
    const body = readBody(ctx, ContactForm);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    if (!isTrapped(ctx)) {
      const id = await storeMessage(strapi, getMember(ctx), body.given);
      inBackground(strapi, () => mailMessage(strapi, id));
    }
    ctx.status = 201;
    ctx.body = { message: 'Message sent successfully!' };
  },
}));
