/** Strapi's name for the token of the admin: in the local storage for those who stay logged in, or in a cookie. */
const NAME = 'jwtToken';

export const isTokenPersistent = (): boolean => localStorage.getItem(NAME) !== null;

/** The token of the signed-in editor, which all tabs share. */
export function readToken(): string | undefined {
  const stored = localStorage.getItem(NAME);
  if (stored !== null) {
    const token: unknown = JSON.parse(stored);
    return typeof token === 'string' ? token : undefined;
  }
  const [, value] = new RegExp(`(?:^|; *)${NAME}=([^;]+)`).exec(document.cookie) ?? [];
  return value === undefined ? undefined : decodeURIComponent(value);
}
