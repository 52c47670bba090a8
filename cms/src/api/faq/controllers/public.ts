import type { Core } from '@strapi/strapi';
import { findArticleById } from '../../../domain/articles/find';
import { fail, type RestContext } from '../../../rest/http/context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const article = await findArticleById(strapi, ctx.params.blogId ?? '');
    if (!article) return fail(ctx, 404, 'Blog not found.');
    ctx.body = article.faqs.map(({ id, question, answer }) => ({ faq_id: id, question, answer }));
  },
});
