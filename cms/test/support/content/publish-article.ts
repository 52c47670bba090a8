import type { Cms } from '../harness';

/** A public article with these fields and nothing else. */
export function publishArticle(cms: Cms, data: { title: string } & Record<string, unknown>) {
  return cms.strapi
    .documents('api::blog.blog')
    .create({ data: { content: [], ...data } as never, status: 'published' });
}
