import { expect, type Page } from '@playwright/test';
import type { Account } from '../support/product/running-product.ts';
import { ArticleForm } from './ArticleForm.ts';
import { CategoryForm } from './CategoryForm.ts';

/** The editors' screens around the article form: login and the list of articles. */
export class AdminScreens {
  constructor(readonly page: Page) {}

  async signIn({ email, password }: Account): Promise<void> {
    await this.page.goto('/admin');
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.locator('input[name=password]').fill(password);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await expect(this.page.getByRole('link', { name: 'Content Manager' })).toBeVisible();
  }

  /** Opens the admin with the session of another tab. */
  async open(): Promise<void> {
    await this.page.goto('/admin');
    await expect(this.page.getByRole('link', { name: 'Content Manager' })).toBeVisible();
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

  async newArticle(): Promise<ArticleForm> {
    await this.openArticles();
    await this.page.getByRole('link', { name: 'Create new entry' }).first().click();
    return ArticleForm.opened(this.page, 'Create an entry');
  }

  async article(title: string): Promise<ArticleForm> {
    await this.openArticles();
    await this.page.getByRole('gridcell', { name: title }).click();
    return ArticleForm.opened(this.page, title);
  }

  /** Opens the list of articles, the last changed first. */
  async openNewestArticles(): Promise<void> {
    await this.page.goto('/admin/content-manager/collection-types/api::blog.blog?sort=updatedAt:DESC');
  }

  async draft(id: string, title: string): Promise<ArticleForm> {
    await this.page.goto(`/admin/content-manager/collection-types/api::blog.blog/${id}`);
    return ArticleForm.opened(this.page, title);
  }

  /** The form of a duplicate that is not saved yet, as the list opens it. */
  async duplicate(id: string): Promise<ArticleForm> {
    await this.page.goto(`/admin/content-manager/collection-types/api::blog.blog/clone/${id}`);
    const form = ArticleForm.loaded(this.page);
    await expect(form.title).not.toHaveValue('');
    return form;
  }

  async newCategory(): Promise<CategoryForm> {
    await this.page.getByRole('link', { name: 'Content Manager' }).click();
    await this.page.getByRole('link', { name: 'Category', exact: true }).click();
    await this.page.getByRole('link', { name: 'Create new entry' }).first().click();
    return CategoryForm.opened(this.page);
  }

  async category(id: string): Promise<CategoryForm> {
    await this.page.goto(`/admin/content-manager/collection-types/api::category.category/${id}`);
    return CategoryForm.loaded(this.page);
  }

  /** A file of the media library and its actions. */
  async openFile(id: number): Promise<void> {
    await this.page.goto(`/admin/plugins/upload?assetId=${id}`);
  }

  private async openArticles(): Promise<void> {
    await this.page.getByRole('link', { name: 'Content Manager' }).click();
    await this.page.getByRole('link', { name: 'Article', exact: true }).click();
    await expect(this.page.getByRole('heading', { name: 'Article', level: 1 })).toBeVisible();
  }
}
