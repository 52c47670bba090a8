import { newCredentials, type Credentials } from '../../support/members/member-api.ts';
import { requireEnv } from '../../support/product/running-product.ts';
import type { Target } from '../driver/finder.ts';
import { pattern, type Reader } from '../driver/reader.ts';

export const field = (name: string): Target => ({ role: 'field', name, within: 'main' });
export const account = ({ username }: Credentials): Target => ({
  role: 'link',
  name: pattern(new RegExp(username)),
  within: 'header',
});
export const loginLink: Target = { role: 'link', name: 'Log in', within: 'header' };

/** Creates a new member who is not logged in. */
export async function newMember(): Promise<Credentials> {
  const credentials = newCredentials();
  const response = await fetch(new URL('/api/users/signup', requireEnv('E2E_URL')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (response.status !== 201) throw new Error(`Signing up: ${response.status} ${await response.text()}`);
  return credentials;
}

/** Fills in the login form of the current page. */
export async function fillInLogin(reader: Reader, identifier: string, password: string): Promise<void> {
  await reader.type(field('Email or username'), identifier);
  await reader.type(field('Password'), password);
  await reader.press({ role: 'button', name: 'Log in', within: 'main' });
}

export async function logIn(reader: Reader, member: Credentials): Promise<void> {
  await reader.open('/login');
  await fillInLogin(reader, member.username, member.password);
  await reader.sees(account(member));
}
