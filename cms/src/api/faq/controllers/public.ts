import type { Core } from '@strapi/strapi';
import { getFaqs } from '../../../domain/articles/faqs/faqs';
import { fail, type RestContext } from '../../../rest/http/context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const faqs = await getFaqs(strapi, ctx.params.blogId ?? '');
    if (!faqs) return fail(ctx, 404, 'Blog not found.');
    ctx.body = faqs.map(({ id, question, answer }) => ({ faq_id: id, question, answer }));
  },
});
