import type { Core } from '@strapi/strapi';

/**
 * Whether an `Authorization` header contains the token of an active admin session. Strapi checks this after reading the
 * body; routes with expensive bodies check it first.
 */
export async function hasAdminSession(strapi: Core.Strapi, authorization: string): Promise<boolean> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) return false;
  const sessions = strapi.sessionManager('admin');
  const access = sessions.validateAccessToken(token);
  return access.isValid && (await sessions.isSessionActive(access.payload.sessionId));
}
