import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { AdminApi } from './admin-api.ts';

/** An article that a single test changes. Nobody has read it yet. */
interface TestArticle {
  id: string;
  slug: string;
  title: string;
}

export async function publish(admin: AdminApi, title: string, fields: object = {}): Promise<TestArticle> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const content = [{ __component: 'blocks.heading', text: 'A heading', level: 2 }];
  return { id: await admin.publishArticle({ title, slug, content, ...fields }), slug, title };
}

/** Waits until the page contains the words, and returns its HTML. */
export async function waitForPageWith(
  request: APIRequestContext,
  address: string,
  words: string,
): Promise<string> {
  return waitForPage(request, address, (html) => html.includes(words), `shows “${words}”`);
}

/** Waits until the page no longer contains the words, and returns its HTML. */
export async function waitForPageWithout(
  request: APIRequestContext,
  address: string,
  words: string,
): Promise<string> {
  return waitForPage(request, address, (html) => !html.includes(words), `no longer shows “${words}”`);
}

/** Waits until the page meets the condition, and returns its HTML. */
export async function waitForPage(
  request: APIRequestContext,
  address: string,
  isSo: (html: string) => boolean,
  what: string,
): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await (await request.get(address)).text();
        return isSo(html);
      },
      { message: `${address} ${what}` },
    )
    .toBe(true);
  return html;
}

/** Waits until the address returns the status. Does not follow redirects. */
export async function waitForStatus(
  request: APIRequestContext,
  address: string,
  status: number,
): Promise<{ location: string | undefined }> {
  let location: string | undefined;
  await expect
    .poll(
      async () => {
        const response = await request.get(address, { maxRedirects: 0 });
        location = response.headers().location;
        return response.status();
      },
      { message: `${address} returns ${status}` },
    )
    .toBe(status);
  return { location };
}

/**
 * Waits until all changes so far have reached readers: makes one more change and waits for it on a page that the site
 * has cached. A page that nobody has read yet would be rendered fresh, so it would prove nothing.
 */
export async function waitForChangesToReachReaders(
  admin: AdminApi,
  request: APIRequestContext,
): Promise<void> {
  await request.get('/');
  const { id, title } = await publish(admin, `A later change ${randomUUID().slice(0, 8)}`);
  await waitForPageWith(request, '/', title);
  await admin.delete('blog', id);
}
