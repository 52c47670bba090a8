import * as v from 'valibot';
import { logOut, logOutEverywhere } from '../../../domain/members/tokens/log-out';
import { deleteAccount } from '../../../domain/accounts/delete-account';
import { exportMemberData } from '../../../domain/accounts/own-data';
import { replacePassword } from '../../../domain/members/replace-password';
import { issueToken } from '../../../domain/members/tokens/token';
import { hashPassword } from '../../../platform/strapi/password-hash';
import { limitedText } from '../../../platform/text/field-limits';
import { NewPassword } from '../../../domain/members/passwords/strength';
import { parseBody, INVALID_BODY } from '../../../rest/http/body';
import { fail, type RestContext } from '../../../rest/http/context';
import { toRestMember } from '../../../rest/shapes/member';
import { memberController } from '../../../rest/endpoints/members-controller';
import { getMember } from '../../../rest/access/ownership';
import { sendWrongPassword, verifyPassword } from '../../../rest/access/verify-password';

const LONG_PASSWORD = 'This is longer than a password can be.';
const NO_PASSWORD = 'Please enter your current password.';
const Present = v.optional(
  v.pipe(limitedText('password', NO_PASSWORD, LONG_PASSWORD), v.nonEmpty(NO_PASSWORD)),
  '',
);
const Update = v.object({ currentPassword: Present, newPassword: NewPassword }, INVALID_BODY);
const Proof = v.object({ password: Present }, INVALID_BODY);
const Deletion = v.object(
  {
    ...Proof.entries,
    delete_comments: v.optional(v.boolean('Send delete_comments as true or false, or leave it out.'), false),
  },
  INVALID_BODY,
);
const Logout = v.object(
  { everywhere: v.optional(v.boolean('Send everywhere as true or false, or leave it out.'), false) },
  INVALID_BODY,
);

export default memberController(({ strapi }) => ({
  me(ctx: RestContext) {
    ctx.body = toRestMember(getMember(ctx));
  },

  async updatePassword(ctx: RestContext) {
    const body = parseBody(ctx, Update);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const account = await verifyPassword(strapi, ctx, body.given.currentPassword);
    if (!account) return;
    const version = await replacePassword(
      strapi,
      account,
      await hashPassword(strapi, body.given.newPassword),
    );
    if (version === undefined) return sendWrongPassword(ctx);
    ctx.body = {
      message: 'Password changed successfully. You are logged out everywhere else.',
      token: issueToken(strapi, account, version),
    };
  },

  async logout(ctx: RestContext) {
    const body = parseBody(ctx, Logout);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    if (body.given.everywhere) await logOutEverywhere(strapi, getMember(ctx));
    else await logOut(strapi, ctx.get('authorization'));
    ctx.body = { message: body.given.everywhere ? 'You are logged out everywhere.' : 'You are logged out.' };
  },

  async export(ctx: RestContext) {
    const body = parseBody(ctx, Proof);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const account = await verifyPassword(strapi, ctx, body.given.password);
    if (account) ctx.body = await exportMemberData(strapi, account);
  },

  async delete(ctx: RestContext) {
    const body = parseBody(ctx, Deletion);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const account = await verifyPassword(strapi, ctx, body.given.password);
    if (!account) return;
    const withComments = body.given.delete_comments;
    if (!(await deleteAccount(strapi, account, { withComments }))) return sendWrongPassword(ctx);
    ctx.body = {
      message: withComments
        ? 'Your account is deleted, and so is the text of your comments.'
        : 'Your account is deleted. Comments that you wrote stay, without your name.',
    };
  },
}));
