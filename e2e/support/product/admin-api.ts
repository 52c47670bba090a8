import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Account } from './running-product.ts';

type ContentType = 'banner' | 'blog' | 'category' | 'category-redirect' | 'comment' | 'placement' | 'site';

const getAddress = (type: ContentType): string => `/content-manager/collection-types/api::${type}.${type}`;

/** Sets up data for a test. What the test itself is about happens on the screens. */
export class AdminApi {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async signIn(request: APIRequestContext, account: Account): Promise<AdminApi> {
    const body: { data: { token: string } } = await json(request.post('/admin/login', { data: account }));
    return new AdminApi(request, body.data.token);
  }

  /** Creates an account with only one role: by default, the Editor's. */
  async createEditor(role: 'strapi-editor' | 'moderator' = 'strapi-editor'): Promise<Account> {
    return this.createAccount((await this.findRole(role)).id);
  }

  /** Creates an account whose only role is like Editor, without this right. */
  async createEditorWithout(action: 'create' | 'read', type: ContentType): Promise<Account> {
    const editor = await this.findRole('strapi-editor');
    const rights: { data: Record<string, unknown>[] } = await json(
      this.request.get(`/admin/roles/${editor.id}/permissions`, this.authorised()),
    );
    const name = `Without ${action} ${randomUUID()}`;
    const role: { data: { id: number } } = await json(
      this.request.post('/admin/roles', { ...this.authorised(), data: { name, description: name } }),
    );
    const permissions = rights.data
      .filter(
        (right) =>
          right.action !== `plugin::content-manager.explorer.${action}` ||
          right.subject !== `api::${type}.${type}`,
      )
      .map((right) => ({
        action: right.action,
        subject: right.subject,
        properties: right.properties,
        conditions: right.conditions,
      }));
    await json(
      this.request.put(`/admin/roles/${role.data.id}/permissions`, {
        ...this.authorised(),
        data: { permissions },
      }),
    );
    return this.createAccount(role.data.id);
  }

  private async findRole(wanted: string): Promise<{ id: number }> {
    const roles: { data: { id: number; code: string }[] } = await json(
      this.request.get('/admin/roles', this.authorised()),
    );
    const role = roles.data.find(({ code }) => code === wanted);
    if (!role) throw new Error(`There is no role ${wanted}.`);
    return role;
  }

  private async createAccount(role: number): Promise<Account> {
    const person = { firstname: 'Edda', lastname: 'Editor' };
    const account = { email: `editor-${randomUUID()}@wellfolio.example`, password: 'Editor-for-tests-1' };
    const invited: { data: { registrationToken: string } } = await json(
      this.request.post('/admin/users', {
        ...this.authorised(),
        data: { ...person, email: account.email, roles: [role] },
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

  /** Creates and publishes an article and returns its document id. */
  async publishArticle(fields: { title: string; slug: string } & Record<string, unknown>): Promise<string> {
    const id = await this.create('blog', fields);
    await this.publish(id, fields);
    return id;
  }

  /** Creates an entry of a content type, like an editor who saves it, and returns its document id. */
  async create(type: ContentType, data: object): Promise<string> {
    const created: { data: { documentId: string } } = await json(
      this.request.post(getAddress(type), { ...this.authorised(), data }),
    );
    return created.data.documentId;
  }

  /** The draft of an entry, as its form gets it. */
  async read(type: ContentType, id: string): Promise<Record<string, unknown>> {
    const found: { data: Record<string, unknown> } = await json(
      this.request.get(`${getAddress(type)}/${id}`, this.authorised()),
    );
    return found.data;
  }

  /** The questions of an article's draft. */
  async readQuestions(id: string): Promise<{ question: string; answer: string; questionId: string }[]> {
    const found: { data: { faqs: { question: string; answer: string; questionId: string }[] } } = await json(
      this.request.get(`${getAddress('blog')}/${id}`, this.authorised()),
    );
    return found.data.faqs;
  }

  async update(type: ContentType, id: string, data: object): Promise<void> {
    await json(this.request.put(`${getAddress(type)}/${id}`, { ...this.authorised(), data }));
  }

  async publish(article: string, changes: object = {}): Promise<void> {
    const address = `${getAddress('blog')}/${article}/actions/publish`;
    await json(this.request.post(address, { ...this.authorised(), data: changes }));
  }

  async unpublish(article: string): Promise<void> {
    const address = `${getAddress('blog')}/${article}/actions/unpublish`;
    await json(this.request.post(address, { ...this.authorised(), data: {} }));
  }

  /** Plans when an article is published. */
  async schedule(article: string, dueAt: Date, timeZone = 'UTC'): Promise<void> {
    const address = `/admin/schedule/api::blog.blog/${article}/publish`;
    await json(
      this.request.put(address, { ...this.authorised(), data: { dueAt: dueAt.getTime(), timeZone } }),
    );
  }

  /** What the schedule has done in the last days. */
  async readDoneJobs(): Promise<unknown[]> {
    const lists: { data: { done: unknown[] } } = await json(
      this.request.get('/admin/schedule/list', this.authorised()),
    );
    return lists.data.done;
  }

  async delete(type: ContentType, id: string): Promise<void> {
    await json(this.request.delete(`${getAddress(type)}/${id}`, this.authorised()));
  }

  /** The document id of the entry with this value in a field. */
  async find(type: ContentType, field: string, value: string): Promise<string> {
    const found: { results: { documentId: string }[] } = await json(
      this.request.get(getAddress(type), {
        ...this.authorised(),
        params: { [`filters[${field}][$eq]`]: value },
      }),
    );
    const [entry] = found.results;
    if (!entry) throw new Error(`There is no ${type} with ${field} ${value}.`);
    return entry.documentId;
  }

  /** How many articles have this title. */
  async countArticles(title: string): Promise<number> {
    const found: { pagination: { total: number } } = await json(
      this.request.get(getAddress('blog'), {
        ...this.authorised(),
        params: { 'filters[title][$eq]': title },
      }),
    );
    return found.pagination.total;
  }

  /**
   * Uploads a picture to the media library and returns its id.
   * @param replaces the id of a picture to replace
   */
  async upload(file: string, replaces?: number): Promise<number> {
    const sent: { id: number } | { id: number }[] = await json(
      this.request.post(replaces === undefined ? '/upload' : `/upload?id=${replaces}`, {
        ...this.authorised(),
        multipart: {
          files: { name: path.basename(file), mimeType: 'image/webp', buffer: readFileSync(file) },
        },
      }),
    );
    const { id } = Array.isArray(sent) ? (sent[0] ?? { id: Number.NaN }) : sent;
    return id;
  }

  /** Adds a picture to the media library and returns its id. */
  async uploadBytes(name: string, buffer: Buffer): Promise<number> {
    const [file]: { id: number }[] = await json(
      this.request.post('/upload', {
        ...this.authorised(),
        multipart: { files: { name, mimeType: 'image/webp', buffer } },
      }),
    );
    return file?.id ?? Number.NaN;
  }

  /** Describes a picture of the media library that nobody has described. */
  async describePicture(id: number, alternativeText: string): Promise<void> {
    const address = `/admin/pictures/${id}/description`;
    await json(this.request.put(address, { ...this.authorised(), data: { alternativeText, seen: null } }));
  }

  /** Deletes every article with `words` in its title, including drafts. */
  async deleteArticles(words: string): Promise<void> {
    const found: { results: { documentId: string }[] } = await json(
      this.request.get(getAddress('blog'), {
        ...this.authorised(),
        params: { 'filters[title][$contains]': words, pageSize: 100 },
      }),
    );
    for (const { documentId } of found.results) {
      await this.delete('blog', documentId);
    }
  }

  /** Deletes all entries with one of these values in the field. */
  async deleteWhere(type: ContentType, field: string, values: readonly string[]): Promise<void> {
    for (const value of values) {
      const found: { results: { documentId: string }[] } = await json(
        this.request.get(getAddress(type), {
          ...this.authorised(),
          params: { [`filters[${field}][$eq]`]: value },
        }),
      );
      for (const { documentId } of found.results) await this.delete(type, documentId);
    }
  }

  private authorised(): { headers: Record<string, string> } {
    return { headers: { authorization: `Bearer ${this.token}` } };
  }
}

async function json<T>(request: Promise<APIResponse>): Promise<T> {
  const response = await request;
  const text = await response.text();
  expect(response.ok(), `${response.url()} returned ${response.status()}: ${text}`).toBe(true);
  return JSON.parse(text);
}
