/** Normalises a path of the admin's API as Strapi's router does: case and trailing slashes make no difference. */
export const normaliseAdminPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** Requests that visitors can send to the admin without logging in. */
const SIGN_IN = new Set([
  '/admin/login',
  '/admin/access-token',
  '/admin/register-admin',
  '/admin/register',
  '/admin/forgot-password',
  '/admin/reset-password',
]);

export const isAdminSignIn = (method: string, path: string): boolean =>
  method === 'POST' && SIGN_IN.has(normaliseAdminPath(path));

interface Context {
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

/** The forms of the admin stay as they are after a `ValidationError`, and lose what was typed after other errors. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'ValidationError',
  409: 'ValidationError',
  503: 'ServiceUnavailableError',
};

/** An error in the format that the admin displays. */
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

/** @param seconds until the next attempt is allowed */
export function refuseAdminRateLimited(ctx: Context, seconds: number): void {
  ctx.set('retry-after', String(seconds));
  refuseAdmin(ctx, 429, `That was too often. Please try again in ${seconds} seconds.`);
}
