import type { Cms } from './harness';

/** An article that readers see, with these fields and otherwise nothing in it. */
export function published(cms: Cms, data: { title: string } & Record<string, unknown>) {
  return cms.strapi
    .documents('api::blog.blog')
    .create({ data: { content: [], ...data } as never, status: 'published' });
}
