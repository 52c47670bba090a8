import type { Core } from '@strapi/strapi';
import { allTopics } from '../../../domain/categories/all-categories';
import type { RestContext } from '../../../rest/http/context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The topics in the form Popular Topics shows them. */
  async find(ctx: RestContext) {
    ctx.body = (await allTopics(strapi)).map(({ name, listName, slug, picture }) => ({
      category: listName ?? name,
      slug,
      image_url: picture?.url ?? null,
    }));
  },
});
