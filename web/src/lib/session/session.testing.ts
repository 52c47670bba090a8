import { act } from '@testing-library/react';

interface Options {
  /** Seconds from now. */
  expiresIn?: number;
  username?: string;
  userId?: number;
}

/** A JWT as the server issues them, but for its signature. */
export function getToken({ expiresIn = 3600, userId = 7 }: Options = {}): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const iat = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'HS256' })}.${part({ id: userId, userId, iat, exp: iat + expiresIn })}.signature`;
}

/** Tests: someone has signed in, in another tab too. */
export function signIn({ username = 'Ada Lovelace', ...token }: Options = {}): void {
  store('user', JSON.stringify({ id: 7, user_id: 7, username, email: 'ada@example.org' }));
  store('token', getToken(token));
}

/** Tests: what another tab does to the store, which tells this one. */
export function store(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}
