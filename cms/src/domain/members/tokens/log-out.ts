import type { Core } from '@strapi/strapi';
import type { Member } from '../member';
import { verifyToken } from './token';
import { revokeToken } from './revoked-tokens';

/** Ends the session of the request's token: no process accepts it from then on. */
export async function logOut(strapi: Core.Strapi, authorization: string): Promise<void> {
  const verified = await verifyToken(strapi, authorization);
  if (verified) await revokeToken(strapi.db.connection, verified.token, verified.exp);
}

/** Ends every session of a member, including the current one (C7). */
export async function logOutEverywhere(
  strapi: Core.Strapi,
  { id, documentId }: Pick<Member, 'id' | 'documentId'>,
): Promise<void> {
  await strapi.db.connection.raw(
    'UPDATE up_users SET token_version = COALESCE(token_version, 0) + 1 WHERE id = ? AND document_id = ?',
    [id, documentId],
  );
}
