import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Account } from './running-product.ts';

const ARTICLES = '/content-manager/collection-types/api::blog.blog';

/** What a test's story needs to find already done; the story itself happens on the screens. */
export class AdminApi {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async signIn(request: APIRequestContext, account: Account): Promise<AdminApi> {
    const answer: { data: { token: string } } = await json(request.post('/admin/login', { data: account }));
    return new AdminApi(request, answer.data.token);
  }

  /** A new account whose only role is Editor. */
  async createEditor(): Promise<Account> {
    const roles: { data: { id: number; code: string }[] } = await json(
      this.request.get('/admin/roles', this.authorised()),
    );
    const role = roles.data.find(({ code }) => code === 'strapi-editor');
    const person = { firstname: 'Edda', lastname: 'Editor' };
    const account = { email: `editor-${randomUUID()}@wellfolio.example`, password: 'Editor-for-tests-1' };
    const invited: { data: { registrationToken: string } } = await json(
      this.request.post('/admin/users', {
        ...this.authorised(),
        data: { ...person, email: account.email, roles: [role?.id] },
      }),
    );
    const { registrationToken } = invited.data;
    await json(
      this.request.post('/admin/register', {
        data: { registrationToken, userInfo: { ...person, password: account.password } },
      }),
    );
    return account;
  }

  async publishArticle(fields: { title: string; slug: string; content: object[] }): Promise<void> {
    const created: { data: { documentId: string } } = await json(
      this.request.post(ARTICLES, { ...this.authorised(), data: fields }),
    );
    const { documentId } = created.data;
    await json(
      this.request.post(`${ARTICLES}/${documentId}/actions/publish`, { ...this.authorised(), data: fields }),
    );
  }

  /** Deletes every article whose title holds `words`, drafts too. */
  async deleteArticles(words: string): Promise<void> {
    const found: { results: { documentId: string }[] } = await json(
      this.request.get(ARTICLES, {
        ...this.authorised(),
        params: { 'filters[title][$contains]': words, pageSize: 100 },
      }),
    );
    for (const { documentId } of found.results) {
      await json(this.request.delete(`${ARTICLES}/${documentId}`, this.authorised()));
    }
  }

  private authorised(): { headers: Record<string, string> } {
    return { headers: { authorization: `Bearer ${this.token}` } };
  }
}

async function json<T>(asked: Promise<APIResponse>): Promise<T> {
  const response = await asked;
  const text = await response.text();
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${text}`).toBe(true);
  return JSON.parse(text);
}
