import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';

/** Sign-up data of a member. */
export interface Credentials {
  username: string;
  email: string;
  password: string;
}

/** A unique name and address. */
export function newCredentials(name = 'Mia Reader'): Credentials {
  const mark = randomUUID().slice(0, 8);
  return {
    username: `${name} ${mark}`,
    email: `mia-${mark}@example.org`,
    password: 'Evening&walk@7',
  };
}

/** A member who acts through REST, to set up data for a test. */
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

  /** Signs this member in, in a browser that has a page of the site open. Takes effect from the next page load. */
  async signIn(page: Page): Promise<void> {
    const { username, email } = this.credentials;
    const user = JSON.stringify({ id: this.id, user_id: this.id, username, email });
    await page.evaluate(
      ([token, json]) => {
        localStorage.setItem('user', json ?? '');
        localStorage.setItem('token', token ?? '');
      },
      [this.token, user],
    );
  }

  /** Comments on an article, or replies to a comment. @returns the id of the comment */
  async comment(blog_id: string, text: string, parent?: number): Promise<number> {
    const response = await this.call('POST', '/comments', {
      blog_id,
      comment_text: text,
      ...(parent !== undefined && { parent_comment_id: parent }),
    });
    expect(response.status(), await response.text()).toBe(201);
    const { comment_id }: { comment_id: number } = await response.json();
    return comment_id;
  }

  /** Sends a request with this member's token. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, data?: object): Promise<APIResponse> {
    return this.request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
      ...(data && { data }),
    });
  }
}
