import { createHash } from 'node:crypto';
import type { Knex } from '../../../platform/database/dialect';

/** Tokens of members who logged out, until they would have expired. Nothing in the table identifies the member. */
const REVOKED = 'revoked_tokens';

export async function createRevokedTokens(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${REVOKED} (token_hash varchar(64) PRIMARY KEY, expires_at bigint NOT NULL)`,
  );
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${REVOKED}_expired ON ${REVOKED} (expires_at)`);
}

/** SQL that tests whether a token is revoked. Takes its hash. */
export const IS_REVOKED = `EXISTS (SELECT 1 FROM ${REVOKED} WHERE token_hash = ?)`;

/** Hashes the signed part, in which no letter can change. A signature may have several encodings. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token.split('.', 2).join('.')).digest('hex');

/** @param expiresAt in seconds since 1970, from the token */
export async function revokeToken(knex: Knex, token: string, expiresAt: number): Promise<void> {
  await knex(REVOKED)
    .insert({ token_hash: hashToken(token), expires_at: expiresAt })
    .onConflict()
    .ignore();
}

/** Deletes expired tokens, which are rejected anyway. */
export async function clearRevoked(knex: Knex, now = Date.now()): Promise<void> {
  await knex(REVOKED)
    .where('expires_at', '<', Math.floor(now / 1000))
    .delete();
}
