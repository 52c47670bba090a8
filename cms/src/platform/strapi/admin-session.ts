import type { Core } from '@strapi/strapi';

/**
 * Whether an `Authorization` header holds the token of an admin's session that is going on. Strapi looks at it after the
 * body was read; what is expensive to read asks first.
 */
export async function hasAdminSession(strapi: Core.Strapi, authorization: string): Promise<boolean> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) return false;
  const sessions = strapi.sessionManager('admin');
  const access = sessions.validateAccessToken(token);
  return access.isValid && (await sessions.isSessionActive(access.payload.sessionId));
}
