import { setImmediate as responseSent } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { runInBackground } from '../platform/jobs/background';
import { checkAttempt, type AttemptResult } from '../domain/members/passwords/attempt';
import { assertStorable } from '../platform/database/assert-storable';
import { FIELD_LIMITS } from '../platform/text/field-limits';
import {
  normaliseAdminPath,
  isAdminSignIn,
  refuseAdmin,
  refuseAdminRateLimited,
} from '../platform/strapi/admin-routes';
import { getStrapiService } from '../platform/strapi/strapi-service';
import { consumeRateLimit } from '../platform/rate-limit/throttle';
import { getVisitorNetwork } from '../platform/shared/visitor-network.gen';

const Email = v.pipe(v.string(), v.nonEmpty(), v.maxLength(FIELD_LIMITS.adminEmail), v.toLowerCase());
const Login = v.object({ email: Email });

const LEAST_PASSWORD = 12;
const MOST_PASSWORD = FIELD_LIMITS.adminPassword;
const NO_PASSWORD = `A password has ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters.`;
const Password = v.pipe(v.string(), v.minLength(LEAST_PASSWORD), v.maxBytes(MOST_PASSWORD));

interface AuthService {
  forgotPassword(account: { email: string }): Promise<unknown>;
}

type Context = Parameters<Core.MiddlewareHandler>[0];

/**
 * Makes the admin's login as strong as that of members: wrong passwords are counted per account and visitor, in the
 * database, and responses do not reveal who has an account. New passwords need twelve characters; existing shorter ones
 * remain valid.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const path = normaliseAdminPath(ctx.path);
    const isSignIn = isAdminSignIn(ctx.method, ctx.path);
    // Strapi reads fields of a missing body, and responds with 500.
    if (isSignIn) ctx.request.body ??= {};
    if (isSignIn && path === '/admin/login') return login(strapi, ctx, next);
    if (isSignIn && path === '/admin/forgot-password') return forgotPassword(strapi, ctx);
    const password = path.startsWith('/admin/') ? newPasswordIn(ctx.request.body) : undefined;
    if (password !== undefined && !v.is(Password, password)) {
      return refuseAdmin(ctx, 400, NO_PASSWORD, { errors: [{ path: ['password'], message: NO_PASSWORD }] });
    }
    await next();
  };

async function login(strapi: Core.Strapi, ctx: Context, next: () => Promise<unknown>): Promise<void> {
  const given = v.safeParse(Login, ctx.request.body);
  if (!given.success) return refuseAdmin(ctx, 400, 'Please enter your e-mail address and your password.');
  const { email } = given.output;
  const visitor = getVisitorNetwork(ctx.ip);
  const often = await consumeRateLimit(strapi, 'adminLogin', `admin ${email} ${visitor}`);
  if (often !== undefined) return refuseAdminRateLimited(ctx, often);
  let refusal: Error | undefined;
  const outcome: AttemptResult = await checkAttempt(
    strapi,
    { whose: [`admin ${email}`], visitor },
    async () => {
      try {
        await next();
        return ctx.status === 200;
      } catch (error) {
        // Strapi's error for a wrong password.
        if (!(error instanceof errors.ApplicationError)) throw error;
        refusal = error;
        return false;
      }
    },
  );
  if (typeof outcome === 'object') {
    // One of many concurrent attempts may have been right: its session is not handed out.
    ctx.remove('set-cookie');
    return refuseAdminRateLimited(ctx, outcome.tooOften);
  }
  if (refusal) throw refusal;
  // The session could not be stored, but Strapi does not give the reason.
  if (ctx.status >= 500) await assertStorable(strapi);
}

/** Strapi's own response takes longer if the account exists. */
async function forgotPassword(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const given = v.safeParse(Login, ctx.request.body);
  if (!given.success) return refuseAdmin(ctx, 400, 'Please enter your e-mail address.');
  const { email } = given.output;
  const often = await consumeRateLimit(strapi, 'codeMail', `admin ${email} ${getVisitorNetwork(ctx.ip)}`);
  if (often !== undefined) return refuseAdminRateLimited(ctx, often);
  runInBackground(strapi, async () => {
    await responseSent();
    const mailbox = await consumeRateLimit(strapi, 'codeMailbox', `admin ${email}`);
    const service = getStrapiService<AuthService>(strapi, 'admin::auth', ['forgotPassword']);
    if (mailbox === undefined) await service.forgotPassword({ email });
  });
  ctx.status = 204;
}

const WithPassword = v.object({ password: v.unknown() });
const Invited = v.object({ userInfo: WithPassword });

/** The new password in a body, at its top level or for an invited user; undefined: there is none. */
function newPasswordIn(body: unknown): unknown {
  if (v.is(Invited, body)) return body.userInfo.password;
  const password = v.is(WithPassword, body) ? body.password : undefined;
  return password === null || password === '' ? undefined : password;
}
