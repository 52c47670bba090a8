import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../../platform/database/rows/rows';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { hashToken, IS_REVOKED } from './revoked-tokens';
import type { AuthenticatedMember, Member } from '../member';

/**
 * The payload of a token (C7, C43); the plugin adds `iat` and `exp`, seven days later. Row ids can be reused, for
 * example after a backup is restored; `sub`, the account's document id, never is. `jti` is random: no two logins share
 * a token, so each can be revoked separately. Tokens of earlier versions have none.
 */
const Payload = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  sub: v.string(),
  version: v.number(),
  exp: v.number(),
});

const Row = v.object({
  id: v.number(),
  document_id: v.string(),
  username: v.string(),
  email: v.string(),
  confirmed: BooleanColumn,
  created_at: Timestamp,
});

const DAY_MS = 24 * 3600 * 1000;

interface TokenService {
  issue(payload: object): string;
  verify(token: string): Promise<unknown>;
}

/** @param version the account's `tokenVersion` */
export function issueToken(
  strapi: Core.Strapi,
  { id, documentId }: Pick<Member, 'id' | 'documentId'>,
  version: number,
): string {
  return getService(strapi).issue({ id, userId: id, sub: documentId, version, jti: randomUUID() });
}

/**
 * The payload of a token that we signed and that has not expired. Only the database knows whether it is still valid,
 * and for whom.
 */
export async function verifyToken(strapi: Core.Strapi, authorization: string | undefined) {
  const [, token] = /^Bearer +([\w.~+/=-]+) *$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  const payload = v.safeParse(
    Payload,
    await getService(strapi)
      .verify(token)
      .catch(() => undefined),
  );
  return payload.success ? { token, ...payload.output } : undefined;
}

/**
 * The member the token belongs to (C6, C7). Undefined when it is invalid: not signed by us, expired, issued before the
 * last password change, revoked by logging out, or its account is blocked or deleted.
 * @param authorization the value of the header
 */
export async function findMemberByToken(
  strapi: Core.Strapi,
  authorization: string | undefined,
): Promise<AuthenticatedMember | undefined> {
  const verified = await verifyToken(strapi, authorization);
  if (!verified) return undefined;
  const { id, sub, version, token } = verified;
  const [found] = toRows(
    await strapi.db.connection.raw(
      `SELECT id, document_id, username, email, confirmed, created_at FROM up_users
        WHERE id = ? AND document_id = ? AND COALESCE(token_version, 0) = ? AND blocked IS NOT TRUE
          AND NOT ${IS_REVOKED}`,
      [id, sub, version, hashToken(token)],
    ),
  );
  if (found === undefined) return undefined;
  const { document_id: documentId, confirmed, created_at: createdAt, ...row } = v.parse(Row, found);
  const isNewcomer = !confirmed && Date.parse(createdAt) > Date.now() - DAY_MS;
  return { ...row, documentId, isNewcomer };
}

const getService = (strapi: Core.Strapi): TokenService => strapi.plugin('users-permissions').service('jwt');
