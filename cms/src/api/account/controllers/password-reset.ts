import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NO_ROW, parseRowId } from '../../../platform/database/rows/row-id';
import { EmailAddress } from '../../../platform/text/email-address';
import { findAccountById, normalizeNames, type Account } from '../../../domain/members/accounts';
import { sendCodeMail } from '../../../domain/members/password-reset/send-code-mail';
import { resetPassword, verifyCode, verifyLink } from '../../../domain/members/password-reset/reset';
import { recordCodeRequest } from '../../../domain/members/password-reset/wrong-codes';
import { resetWrongPasswords, memberCounter, nameCounter } from '../../../domain/members/passwords/attempt';
import { PASSWORD_RULE } from '../../../domain/members/passwords/strength';
import { assertStorable } from '../../../platform/database/assert-storable';
import { limitedText } from '../../../platform/text/field-limits';
import { parseBody, INVALID_BODY } from '../../../rest/http/body';
import { fail, type RestContext } from '../../../rest/http/context';
import { sendTooManyRequests, enforceRateLimit } from '../../../rest/http/rate-limit-response';
import { getVisitorNetwork } from '../../../platform/shared/visitor-network.gen';

/** The same message for a code that is wrong, expired, used or of an unknown address (C9). */
const NO_CODE = 'This code is wrong or no longer valid. Please check it, or ask for a new one.';
/** Must not contain the word "password": the site treats a message that does as the one about an old password (C9). */
const NO_TOKEN = 'This is no longer valid. Please ask for a new code, and start again.';
const OLD = 'This is your old password. Please choose another one.';

const Forgotten = v.object({ email: EmailAddress }, INVALID_BODY);

/** Mail programs and people add spaces to it. */
const Code = v.optional(
  v.pipe(
    limitedText('code', NO_CODE),
    v.transform((typed) => typed.replaceAll(/\s/g, '')),
    v.regex(/^\d{6}$/, NO_CODE),
  ),
  '',
);
const NO_LINK = 'This link is wrong or no longer valid. Please ask for a new one.';
/** From the link in the mail, instead of the address and the code. */
const Linked = v.object({
  token: v.pipe(limitedText('resetToken', NO_LINK), v.regex(/^[a-zA-Z]{48}$/, NO_LINK)),
});
const Mailed = v.object({ email: EmailAddress, otp: Code }, INVALID_BODY);

const Id = v.pipe(
  v.union([v.number(), v.string()], NO_TOKEN),
  v.transform((id) => parseRowId(id) ?? NO_ROW),
);
const Change = v.object(
  {
    user_id: v.optional(Id, NO_ROW),
    resetToken: v.optional(limitedText('resetToken', NO_TOKEN), ''),
    newPassword: v.optional(limitedText('password', PASSWORD_RULE), ''),
  },
  INVALID_BODY,
);

const getNames = ({ id, email, username }: Account) => [
  memberCounter(id),
  ...normalizeNames([email, username]).map(nameCounter),
];

const REFUSALS = { 'no token': NO_TOKEN, weak: PASSWORD_RULE, old: OLD };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async forgot(ctx: RestContext) {
    const body = parseBody(ctx, Forgotten);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const { email } = body.given;
    const visitor = getVisitorNetwork(ctx.ip);
    if (await enforceRateLimit(strapi, ctx, 'codeMail', `${email} ${visitor}`)) return;
    // The code is stored after the response is sent, whether or not the address has an account.
    await assertStorable(strapi);
    await recordCodeRequest(strapi, email, visitor);
    sendCodeMail(strapi, email, visitor);
    ctx.body = { message: 'OTP sent to your email' };
  },

  async verify(ctx: RestContext) {
    const { body: sent } = ctx.request;
    if (typeof sent === 'object' && sent !== null && 'token' in sent) {
      const link = parseBody(ctx, Linked);
      if ('refusal' in link) return fail(ctx, 400, link.refusal);
      const taken = await verifyLink(strapi, link.given.token);
      if (taken === 'no code' || 'tooOften' in taken) return fail(ctx, 400, NO_LINK);
      ctx.body = { user_id: taken.memberId, resetToken: taken.token };
      return;
    }
    const body = parseBody(ctx, Mailed);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const { email, otp } = body.given;
    const verified = await verifyCode(strapi, email, otp, getVisitorNetwork(ctx.ip));
    if (verified === 'no code') return fail(ctx, 400, NO_CODE);
    if ('tooOften' in verified) return sendTooManyRequests(ctx, verified.tooOften);
    ctx.body = { user_id: verified.memberId, resetToken: verified.token };
  },

  async change(ctx: RestContext) {
    const body = parseBody(ctx, Change);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const { user_id: memberId, resetToken: token, newPassword } = body.given;
    const outcome = await resetPassword(strapi, { memberId, token, newPassword });
    if (outcome !== 'done') return fail(ctx, 400, REFUSALS[outcome]);
    // A member who has just set a password may log in with it, however many wrong ones they tried before.
    const account = await findAccountById(strapi, memberId);
    if (account) await resetWrongPasswords(strapi, getNames(account), getVisitorNetwork(ctx.ip));
    ctx.body = { message: 'Password changed successfully' };
  },
});
