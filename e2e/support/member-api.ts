import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

/** What a member signs up with. */
export interface Credentials {
  username: string;
  email: string;
  password: string;
}

/** Nobody else has this name or address. */
export function newCredentials(): Credentials {
  const mark = randomUUID().slice(0, 8);
  return {
    username: `Mia Reader ${mark}`,
    email: `mia-${mark}@example.org`,
    password: 'Evening-walk@7'.replace('-', '&'),
  };
}

/** A member who acts by REST: for what a test's story needs to find already done. */
export class MemberApi {
  private constructor(
    private readonly request: APIRequestContext,
    readonly id: number,
    readonly token: string,
    readonly credentials: Credentials,
  ) {}

  static async signUp(request: APIRequestContext, credentials = newCredentials()): Promise<MemberApi> {
    const response = await request.post('/api/users/signup', { data: credentials });
    expect(response.status(), await response.text()).toBe(201);
    const { user, token }: { user: { id: number }; token: string } = await response.json();
    return new MemberApi(request, user.id, token, credentials);
  }

  /** One call with this member's token. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, data?: object): Promise<APIResponse> {
    return this.request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
      ...(data && { data }),
    });
  }
}
