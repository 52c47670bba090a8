import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { rowsOf } from '../database/rows';
import type { Member } from './member';

/** What a token says (C7); the plugin adds `iat` and `exp`, seven days later. */
const Payload = v.object({ id: v.pipe(v.number(), v.safeInteger()), version: v.number() });

const Row = v.object({ id: v.number(), username: v.string(), email: v.string() });

interface TokenService {
  issue(payload: object): string;
  verify(token: string): Promise<unknown>;
}

/** @param version the account's `tokenVersion` */
export function issueToken(strapi: Core.Strapi, memberId: number, version: number): string {
  return serviceOf(strapi).issue({ id: memberId, userId: memberId, version });
}

/**
 * The member whose token it is (C6, C7). Undefined: it is nobody's. It was not signed by us, has expired, is of before the
 * last change of the password, or its account is blocked or gone.
 * @param authorization as the header has it
 */
export async function memberByToken(
  strapi: Core.Strapi,
  authorization: string | undefined,
): Promise<Member | undefined> {
  const [, token] = /^Bearer +([\w.~+/=-]+) *$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  const payload = v.safeParse(
    Payload,
    await serviceOf(strapi)
      .verify(token)
      .catch(() => undefined),
  );
  if (!payload.success) return undefined;
  const { id, version } = payload.output;
  const [row] = rowsOf(
    await strapi.db.connection.raw(
      'SELECT id, username, email FROM up_users WHERE id = ? AND COALESCE(token_version, 0) = ? AND blocked IS NOT TRUE',
      [id, version],
    ),
  );
  return row === undefined ? undefined : v.parse(Row, row);
}

const serviceOf = (strapi: Core.Strapi): TokenService => strapi.plugin('users-permissions').service('jwt');
