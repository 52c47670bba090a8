import type { Cms } from './harness';
import { publishArticle } from './content/publish-article';

/** A category, whose address is derived from its name. */
export async function category(cms: Cms, name: string, more: Record<string, unknown> = {}) {
  return cms.strapi
    .documents('api::category.category')
    .create({ data: { name, kind: 'topic', ...more } as never });
}

/** A banner: a picture with a text that leads somewhere; `image` is the row id of a picture. */
export async function banner(cms: Cms, data: { image: number; title: string } & Record<string, unknown>) {
  return cms.strapi.documents('api::banner.banner').create({ data: data as never });
}

/** A picture of the media library, as a row with the fields that lists and banners show. */
export async function picture(cms: Cms, name: string): Promise<number> {
  const file = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      name,
      hash: name,
      ext: '.webp',
      mime: 'image/webp',
      size: 1,
      url: `/uploads/${name}.webp`,
      width: 800,
      height: 500,
      provider: 'local',
      formats: { small: { url: `/uploads/small_${name}.webp`, width: 480, height: 300 } },
    },
  });
  return file.id;
}

/** `2026-01-DD`, so that a test controls the order of its articles. */
export function day(number: number): string {
  return new Date(Date.UTC(2026, 0, number)).toISOString();
}

/**
 * Sleep contains Insomnia; `a01` is the oldest of 35 articles, every third is about insomnia, `draft` is not published.
 */
export async function someArticles(cms: Cms): Promise<void> {
  const sleep = await category(cms, 'Sleep', { position: 1 });
  await category(cms, "Men's Health", { position: 2, listName: 'all-Men' });
  const insomnia = await category(cms, 'Insomnia', { kind: 'sub-topic', parent: sleep.id });
  const thumbnail = await picture(cms, 'night');
  for (let number = 1; number <= 35; number += 1) {
    await publishArticle(cms, {
      title: `Article ${number}`,
      slug: `a${String(number).padStart(2, '0')}`,
      publicationDate: day(number),
      ...(number % 3 === 0 && { categories: [insomnia.documentId, sleep.documentId], thumbnail }),
    });
  }
  await cms.strapi.documents('api::blog.blog').create({ data: { title: 'Draft', slug: 'draft' } as never });
}
