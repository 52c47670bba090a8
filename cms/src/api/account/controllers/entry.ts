import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { newDocumentId } from '../../../platform/database/strapi-columns';
import { EmailAddress } from '../../../platform/text/email-address';
import { findAccountsByName, sameAccount, normalizeNames } from '../../../domain/members/accounts';
import { openAccount } from '../../../domain/members/open-account';
import { isReserved } from '../../../domain/members/names/reserved-names';
import { RESERVED_NAME, Username } from '../../../domain/members/names/username';
import { findSiteName } from '../../../domain/site/site';
import { checkAttempt, nameCounter } from '../../../domain/members/passwords/attempt';
import { hashPassword, matchesHash } from '../../../platform/strapi/password-hash';
import { NewPassword } from '../../../domain/members/passwords/strength';
import { truncateToLimit } from '../../../platform/text/field-limits';
import { parseBody, INVALID_BODY } from '../../../rest/http/body';
import { fail, type RestContext } from '../../../rest/http/context';
import { isHoneypotFilled } from '../../../rest/http/honeypot';
import { toRestSession } from '../../../rest/shapes/session';
import { sendTooManyRequests } from '../../../rest/http/rate-limit-response';
import { getVisitorNetwork } from '../../../platform/shared/visitor-network.gen';

const Signup = v.object({ username: Username, email: EmailAddress, password: NewPassword }, INVALID_BODY);

const NO_NAME = 'Please enter your email address or your username.';
const NO_PASSWORD = 'Please enter your password.';
const Name = v.nullish(v.pipe(v.string(NO_NAME), v.trim(), truncateToLimit('email')), '');
const Login = v.object(
  {
    email: Name,
    username: Name,
    password: v.optional(v.pipe(v.string(NO_PASSWORD), truncateToLimit('password')), ''),
  },
  INVALID_BODY,
);

const TAKEN = {
  email: 'Email already exists. Please log in, or sign up with another email address.',
  username: 'This username is taken. Please choose another one.',
};
/** The same message for a wrong name and a wrong password, so that it does not reveal who has an account (C8). */
const WRONG = 'The name or the password is wrong. Please check both, or set a new password.';

const BANNED =
  'The editors have blocked this account. If you think that this is a mistake, write to the address on the contact page.';

const MADE_UP_IDS = 100_000;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async signup(ctx: RestContext) {
    const body = parseBody(ctx, Signup);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const { username, email } = body.given;
    if (isReserved(username, await findSiteName(strapi))) return fail(ctx, 400, RESERVED_NAME);
    const password = await hashPassword(strapi, body.given.password);
    if (isHoneypotFilled(ctx)) {
      // No account has this document id, so the token stays invalid even if a later account gets the row number.
      const nobody = { id: randomInt(1, MADE_UP_IDS), documentId: newDocumentId(), username, email };
      ctx.status = 201;
      ctx.body = toRestSession(strapi, nobody, 0);
      return;
    }
    const outcome = await openAccount(strapi, { username, email, password });
    if ('taken' in outcome) return fail(ctx, 409, TAKEN[outcome.taken]);
    ctx.status = 201;
    ctx.body = toRestSession(strapi, outcome.opened, 0);
  },

  async login(ctx: RestContext) {
    const body = parseBody(ctx, Login);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const { email, username, password } = body.given;
    const names = normalizeNames([email, username].filter((name) => name !== ''));
    if (names.length === 0) return fail(ctx, 400, NO_NAME);
    if (password === '') return fail(ctx, 400, NO_PASSWORD);
    const account = sameAccount(await findAccountsByName(strapi, names));
    const outcome = await checkAttempt(
      strapi,
      { whose: names.map(nameCounter), visitor: getVisitorNetwork(ctx.ip) },
      () => matchesHash(strapi, password, account?.password ?? null),
    );
    if (typeof outcome === 'object') return sendTooManyRequests(ctx, outcome.tooOften);
    if (outcome === 'wrong' || !account) return fail(ctx, 401, WRONG);
    // Only somebody who knows the password learns of a ban.
    if (account.blocked) return fail(ctx, 401, account.banned ? BANNED : WRONG);
    ctx.body = toRestSession(strapi, account, account.version);
  },
});
