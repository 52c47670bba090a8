import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';

/** A signed-in member, as far as the browser knows: only the server verifies a token's signature. */
export interface Member {
  userId: number;
  /** Empty if the user stored with the token is unreadable. */
  username: string;
}

/** The payload in C7; `exp` in seconds since 1970. */
const Payload = v.union([
  v.object({ userId: v.number(), exp: v.number() }),
  // Tokens may use either spelling.
  v.pipe(
    v.object({ user_id: v.number(), exp: v.number() }),
    v.transform(({ user_id: userId, exp }) => ({ userId, exp })),
  ),
]);
const User = v.object({ username: v.string() });
const UserWithEmail = v.object({ email: v.string() });
/** The expiry of any token that can be decoded, whatever else is in it. */
const Expiry = v.object({ exp: v.number() });

/**
 * @param token a raw JWT
 * @param user the JSON that was stored with it
 * @param now milliseconds since 1970
 * @returns null if the token is unreadable or has expired
 */
export function getMember(token: string | null, user: string | null, now: number): Member | null {
  const payload = v.safeParse(Payload, token === null ? null : decoded(token));
  if (!payload.success || payload.output.exp * 1000 <= now) return null;
  const stored = v.safeParse(User, parsed(user));
  return { userId: payload.output.userId, username: stored.success ? stored.output.username.trim() : '' };
}

/** The member who is signed in now. */
export const currentMember = (token: string | null, user: string | null) =>
  getMember(token, user, Date.now());

/** Whether the token can be decoded and has expired. */
export function hasExpired(token: string, now: number): boolean {
  const payload = v.safeParse(Expiry, decoded(token));
  return payload.success && payload.output.exp * 1000 <= now;
}

/** The email address that is stored with the member's name; empty if it is unreadable. */
export function getEmail(user: string | null): string {
  const stored = v.safeParse(UserWithEmail, parsed(user));
  return stored.success ? stored.output.email : '';
}

function decoded(token: string): unknown {
  try {
    return jwtDecode(token);
  } catch {
    return null;
  }
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
