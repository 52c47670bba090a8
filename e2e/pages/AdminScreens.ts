import { expect, type Page } from '@playwright/test';
import type { Account } from '../support/product/running-product.ts';
import { ArticleForm } from './ArticleForm.ts';
import { CategoryForm } from './CategoryForm.ts';

type ContentType = 'banner' | 'blog' | 'category' | 'placement';

const getList = (type: ContentType): string => `/admin/content-manager/collection-types/api::${type}.${type}`;

/** The editors' screens around the article form: login and the list of articles. */
export class AdminScreens {
  constructor(readonly page: Page) {}

  /**
   * Gives the browser the session that the login form would give it, which is much faster than loading the form. Replaces
   * what the browser has stored, and opens no page.
   */
  async startSession({ email, password }: Account): Promise<void> {
    const context = this.page.context();
    const response = await context.request.post('/admin/login', { data: { email, password } });
    expect(response.status(), await response.text()).toBe(200);
    const { data } = (await response.json()) as { data: { token: string } };
    const { cookies } = await context.storageState();
    const { hostname, origin } = new URL(response.url());
    const token = {
      name: 'jwtToken',
      value: encodeURIComponent(data.token),
      domain: hostname,
      path: '/admin',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    };
    await context.setStorageState({
      cookies: [...cookies, token],
      origins: [{ origin, localStorage: [{ name: 'isLoggedIn', value: 'true' }] }],
    });
  }

  async signIn({ email, password }: Account): Promise<void> {
    await this.page.goto('/admin');
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.locator('input[name=password]').fill(password);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await expect(this.page.getByRole('link', { name: 'Content', exact: true })).toBeVisible();
  }

  /** Opens the admin with the session of another tab. */
  async open(): Promise<void> {
    await this.page.goto('/admin');
    await expect(this.page.getByRole('link', { name: 'Content', exact: true })).toBeVisible();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: /Edda/ }).click();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(this.page.getByRole('button', { name: 'Login' })).toBeVisible();
  }

  /** Lets time pass in which nothing can be observed. */
  async wait(milliseconds: number): Promise<void> {
    await this.page.waitForTimeout(milliseconds);
  }

  async openHome(): Promise<void> {
    await this.page.getByRole('link', { name: 'Home', exact: true }).click();
  }

  /** @param id of an entry, `create`, or `clone/` and the id of the original */
  async openForm(type: ContentType, id: string): Promise<void> {
    await this.page.goto(`${getList(type)}/${id}`);
  }

  async newArticle(): Promise<ArticleForm> {
    await this.openForm('blog', 'create');
    return ArticleForm.opened(this.page, 'New');
  }

  /** The form of a new article with this title. */
  async startArticle(title: string): Promise<ArticleForm> {
    const form = await this.newArticle();
    await form.title.fill(title);
    return form;
  }

  async article(title: string): Promise<ArticleForm> {
    await this.page.goto(getList('blog'));
    // The cell of its checkbox has its title too.
    await this.page.getByRole('gridcell', { name: title, exact: true }).click();
    return ArticleForm.opened(this.page, title);
  }

  /** Opens the list of articles, the last changed first. */
  async openNewestArticles(): Promise<void> {
    await this.page.goto(`${getList('blog')}?sort=updatedAt:DESC`);
  }

  async draft(id: string, title: string): Promise<ArticleForm> {
    await this.openForm('blog', id);
    return ArticleForm.opened(this.page, title);
  }

  /** The form of a duplicate that is not saved yet, as the list opens it. */
  async duplicate(id: string): Promise<ArticleForm> {
    await this.openForm('blog', `clone/${id}`);
    const form = ArticleForm.loaded(this.page);
    await expect(form.title).not.toHaveValue('');
    return form;
  }

  async newCategory(): Promise<CategoryForm> {
    await this.openForm('category', 'create');
    return CategoryForm.opened(this.page);
  }

  async category(id: string): Promise<CategoryForm> {
    await this.openForm('category', id);
    return CategoryForm.loaded(this.page);
  }

  /** The page with the tree of all categories. */
  async openCategories(): Promise<void> {
    await this.page.goto('/admin/categories');
  }

  /** The media library. */
  async openLibrary(): Promise<void> {
    await this.page.goto('/admin/plugins/upload');
  }

  /** A file of the media library and its actions. */
  async openFile(id: number): Promise<void> {
    await this.page.goto(`/admin/plugins/upload?assetId=${id}`);
  }
}
