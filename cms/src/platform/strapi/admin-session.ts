import type { Core } from '@strapi/strapi';

/**
 * Whether an `Authorization` header contains the token of an active admin session. Strapi checks this after reading the
 * body; routes with expensive bodies check it first.
 */
export const hasAdminSession = async (strapi: Core.Strapi, authorization: string): Promise<boolean> =>
  (await findSessionAccount(strapi, authorization)) !== undefined;

/** The id of the account of an active admin session; undefined: the header contains no such session. */
export async function findSessionAccount(
  strapi: Core.Strapi,
  authorization: string,
): Promise<number | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) return undefined;
  const sessions = strapi.sessionManager('admin');
  const access = sessions.validateAccessToken(token);
  if (!access.isValid || !(await sessions.isSessionActive(access.payload.sessionId))) return undefined;
  return Number(access.payload.userId);
}
