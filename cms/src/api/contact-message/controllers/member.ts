import { runInBackground } from '../../../platform/jobs/background';
import { ContactForm } from '../../../domain/contact/contact-form';
import { storeMessage } from '../../../domain/contact/store-message';
import { sendEditorMail } from '../../../domain/contact/send-editor-mail';
import { parseBody } from '../../../rest/http/body';
import { fail, type RestContext } from '../../../rest/http/context';
import { isHoneypotFilled } from '../../../rest/http/honeypot';
import { memberController } from '../../../rest/endpoints/members-controller';
import { getMember } from '../../../rest/access/ownership';

export default memberController(({ strapi }) => ({
  /** Responds as soon as the message is stored: from then on a failing mail server cannot lose it. */
  async send(ctx: RestContext) {
    const body = parseBody(ctx, ContactForm);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    if (!isHoneypotFilled(ctx)) {
      const id = await storeMessage(strapi, getMember(ctx), body.given);
      runInBackground(strapi, () => sendEditorMail(strapi, id));
    }
    ctx.status = 201;
    ctx.body = { message: 'Message sent successfully!' };
  },
}));
