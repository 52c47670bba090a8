import type { Page } from '@playwright/test';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT in the server's format with an invalid signature: browsers can read it, but no server accepts it. */
export function unsignedToken(secondsLeft: number): string {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  return `${part({ alg: 'HS256' })}.${part({ id: 7, userId: 7, iat: exp - 3600, exp })}.signature`;
}

export const ada = { id: 7, user_id: 7, username: 'ada', email: 'ada@example.org' };

/** Mocks a path of the REST API, to test how screens handle the response. */
export async function mockApi(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**/api${path}`, (route) => route.fulfill({ status, json: body }));
}

/** Stores a token once, before the next page loads. Later changes by a page persist. */
export async function storeToken(page: Page, token: string, user: object = ada): Promise<void> {
  await page.addInitScript(
    ([stored, member]) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', '1');
      localStorage.setItem('token', String(stored));
      localStorage.setItem('user', String(member));
    },
    [token, JSON.stringify(user)],
  );
}
