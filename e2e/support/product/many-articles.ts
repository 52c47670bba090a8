import path from 'node:path';
import { request as requests } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/files/root.ts';
import { AdminApi } from './admin-api.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';

/** The title of an article: its number, where 1 is the oldest. */
export const ARTICLES = 70;

/**
 * A separate product with the given number of articles on Sleep, every second one also on Insomnia, and every tenth of
 * those about melatonin. None are on Jet Lag. It has four Sleep banners.
 */
export async function startWithManyArticles(logFile: string): Promise<OwnProduct> {
  const product = await startOwnProduct(logFile);
  const request = await requests.newContext({ baseURL: product.url });
  const admin = await AdminApi.signIn(request, product.owner);
  const image = await admin.upload(inRoot(path.join('cms/content/images', 'hub-sleep.webp')));
  const sleep = await admin.create('category', { name: 'Sleep', kind: 'topic', position: 1 });
  const subTopic = (name: string): Promise<string> =>
    admin.create('category', { name, kind: 'sub-topic', parent: { connect: [{ documentId: sleep }] } });
  const insomnia = await subTopic('Insomnia');
  await subTopic('Jet Lag');
  for (let number = 1; number <= ARTICLES; number += 1) {
    await admin.publishArticle({
      title: number % 10 === 0 ? `Melatonin, part ${number}` : `Quiet night ${number}`,
      slug: `night-${number}`,
      description: `What is known, and what is not. Number ${number}.`,
      thumbnail: image,
      categories: {
        connect: (number % 2 ? [sleep] : [sleep, insomnia]).map((documentId) => ({ documentId })),
      },
      publicationDate: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString(),
    });
  }
  for (let position = 1; position <= 4; position += 1) {
    await admin.create('banner', {
      title: `Banner ${position}`,
      type: 'category',
      category: 'sleep',
      image,
      imageText: 'Insomnia',
      headColor: '#24365a',
      position,
    });
  }
  await request.dispose();
  return product;
}
