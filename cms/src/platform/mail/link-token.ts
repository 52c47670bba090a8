import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../crypto/derived-key';

/** What whoever holds a link may do. A token for one is none for the other. */
export type Purpose = 'confirm' | 'unsubscribe';

/** Whom a link is for. */
export interface Holder {
  /** Strapi's document id: nobody counts others by it. */
  id: string;
  email: string;
}

/** What a token says of itself, true or not. */
export interface SaidByToken {
  id: string;
  /** Seconds since 1970. */
  signedAt: number;
  seal: string;
}

/** @param secret the site's own */
const signLink = (secret: string, purpose: Purpose, { id, email }: Holder, signedAt: number) =>
  createHmac('sha256', derivedKey(secret, 'links in mails'))
    .update(JSON.stringify([purpose, id, email, signedAt]))
    .digest('base64url');

/** A token for a link, of signs that need no escaping there. It tells nobody the address that it is for. */
export function signToken(secret: string, purpose: Purpose, holder: Holder, now = Date.now()): string {
  const signedAt = Math.floor(now / 1000);
  return [holder.id, signedAt.toString(36), signLink(secret, purpose, holder, signedAt)].join('.');
}

/** A number is spelled in one way. */
const TOKEN = /^([a-z\d]{1,40})\.([1-9a-z][a-z\d]{0,7})\.([\w-]{43})$/;

/** Undefined: it is none of ours, whatever it says. */
export function readToken(token: string): SaidByToken | undefined {
  const [, id, signedAt, seal] = TOKEN.exec(token) ?? [];
  if (id === undefined || signedAt === undefined || seal === undefined) return undefined;
  return { id, signedAt: Number.parseInt(signedAt, 36), seal };
}

/**
 * Whether the site has signed it, for this purpose and for whoever it names.
 * @param secrets the present one and former ones: links in old mails go on working
 */
export function isSigned(
  secrets: readonly string[],
  purpose: Purpose,
  holder: Holder,
  { id, signedAt, seal }: SaidByToken,
): boolean {
  if (id !== holder.id) return false;
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signLink(secret, purpose, holder, signedAt)), Buffer.from(seal)),
  );
}
