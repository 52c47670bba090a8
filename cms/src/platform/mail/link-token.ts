import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../crypto/derive-key';

/** What a link allows. A token for one purpose is invalid for the other. */
export type Purpose = 'confirm' | 'unsubscribe';

/** The person a link is for. */
export interface LinkOwner {
  /** Strapi's document id: unlike a row id, it does not reveal how many others there are. */
  id: string;
  email: string;
}

/** The unverified content of a token. */
interface TokenClaims {
  id: string;
  /** Seconds since 1970. */
  signedAt: number;
  seal: string;
}

/** @param secret the site's secret */
const signLink = (secret: string, purpose: Purpose, { id, email }: LinkOwner, signedAt: number) =>
  createHmac('sha256', deriveKey(secret, 'links in mails'))
    .update(JSON.stringify([purpose, id, email, signedAt]))
    .digest('base64url');

/** Signs a token for a link. It is URL-safe and does not reveal the address that it is for. */
export function signToken(secret: string, purpose: Purpose, holder: LinkOwner, now = Date.now()): string {
  const signedAt = Math.floor(now / 1000);
  return [holder.id, signedAt.toString(36), signLink(secret, purpose, holder, signedAt)].join('.');
}

/** Each number has exactly one spelling. */
const TOKEN = /^([a-z\d]{1,40})\.([1-9a-z][a-z\d]{0,7})\.([\w-]{43})$/;

/** Undefined: not one of our tokens. */
export function readToken(token: string): TokenClaims | undefined {
  const [, id, signedAt, seal] = TOKEN.exec(token) ?? [];
  if (id === undefined || signedAt === undefined || seal === undefined) return undefined;
  return { id, signedAt: Number.parseInt(signedAt, 36), seal };
}

/**
 * Whether the site signed it, for this purpose and this person.
 * @param secrets the current one and former ones, so that links in old mails remain valid
 */
export function isSigned(
  secrets: readonly string[],
  purpose: Purpose,
  holder: LinkOwner,
  { id, signedAt, seal }: TokenClaims,
): boolean {
  if (id !== holder.id) return false;
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signLink(secret, purpose, holder, signedAt)), Buffer.from(seal)),
  );
}
