/** A path of the admin's API as Strapi's router reads it: capitals and a slash at the end make no difference. */
export const adminPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** What a visitor who is not signed in can send to the admin. */
const SIGN_IN = new Set([
  '/admin/login',
  '/admin/access-token',
  '/admin/register-admin',
  '/admin/register',
  '/admin/forgot-password',
  '/admin/reset-password',
]);

export const isAdminSignIn = (method: string, path: string): boolean =>
  method === 'POST' && SIGN_IN.has(adminPath(path));

interface Context {
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

const NAMES: Readonly<Record<number, string>> = { 400: 'ValidationError', 503: 'ServiceUnavailableError' };

/** A refusal in the shape that the admin shows. */
export function refuseAdmin(
  ctx: Omit<Context, 'set'>,
  status: number,
  message: string,
  details: object = {},
): void {
  const name = NAMES[status] ?? 'ApplicationError';
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details } };
}

/** @param seconds after which there is room again */
export function refuseAdminTooOften(ctx: Context, seconds: number): void {
  ctx.set('retry-after', String(seconds));
  refuseAdmin(ctx, 429, `That was too often. Please try again in ${seconds} seconds.`);
}
