import { createHash } from 'node:crypto';
import type { Knex } from '../../platform/database/dialect';

/** Tokens whose member has logged out, until they would have expired. Nothing in it tells whose they were. */
const REVOKED = 'revoked_tokens';

export async function createRevokedTokens(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${REVOKED} (token_hash varchar(64) PRIMARY KEY, expires_at bigint NOT NULL)`,
  );
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${REVOKED}_expired ON ${REVOKED} (expires_at)`);
}

/** SQL: whether the token whose hash stands for the question mark is revoked. */
export const IS_REVOKED = `EXISTS (SELECT 1 FROM ${REVOKED} WHERE token_hash = ?)`;

/** By what is signed, which cannot change by a letter; whether a signature has one spelling is not ours to rely on. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token.split('.', 2).join('.')).digest('hex');

/** @param expiresAt in seconds since 1970, as the token says */
export async function revokeToken(knex: Knex, token: string, expiresAt: number): Promise<void> {
  await knex(REVOKED)
    .insert({ token_hash: hashOfToken(token), expires_at: expiresAt })
    .onConflict()
    .ignore();
}

/** Takes out those that have expired: they are refused without being here. */
export async function clearRevoked(knex: Knex, now = Date.now()): Promise<void> {
  await knex(REVOKED)
    .where('expires_at', '<', Math.floor(now / 1000))
    .delete();
}
