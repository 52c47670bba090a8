import request from 'supertest';
import { asAdmin, getEntries } from './cms/as-admin';
import type { Cms } from './harness';

/** The name of an open form. */
export const FORM = 'form-0123456789abcdef';
export const BLOG = 'api::blog.blog';

/** What a query for a preview responds, as far as tests read it. */
interface Data {
  article: Record<string, unknown> | null;
  articles: { articles: { title: string }[] };
  topics: { name: string }[];
  category: { category: { id: string; name: string } } | null;
  topicHub: object | null;
  popularTopicsBanner: { title: string } | null;
  home: Record<'featured' | 'headlines' | 'justIn', { title: string }[]> & { firstPromotion: object | null };
}

/** The token in the first address of a preview. */
export const getToken = ([address = '']: string[]): string =>
  new URLSearchParams(address.split('?')[1]).get('preview') ?? '';

const ARTICLE = `id slug title description seo { title image { url } } thumbnail { url } categories { name }
  faqs { id question answer } suggested { title } keepReading { title }
  content { __typename ... on HeadingBlock { text } ... on ImageBlock { image { url } } ... on AdScriptBlock { frameUrl } }`;

/** The requests of an editor's form, and those of the site for the preview. */
export function createPreviewCalls(cms: Cms, editor: string) {
  const post = (body: object, token = editor) =>
    asAdmin(cms, token).post('/admin/preview/forms', { form: FORM, ...body });
  const query = async (text: string, token?: string): Promise<Data> => {
    const sent = request(cms.server).post('/graphql').send({ query: text });
    const { body } = await (token === undefined ? sent : sent.set('x-preview', token));
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  };
  const readArticle = async (slug: string, token?: string) =>
    (await query(`{ article(slug: "${slug}") { ${ARTICLE} } }`, token)).article;
  return {
    post,
    query,
    readArticle,
    readTitle: async (slug: string, token?: string) => (await readArticle(slug, token))?.title,
    copy: (
      { type = BLOG, documentId, data = {} }: { type?: string; documentId: string; data?: object },
      token = editor,
    ) => asAdmin(cms, token).post(`/admin/preview/${type}/${documentId}/links`, { data }),
    describePreview: (token: string) => request(cms.server).get('/preview').set('x-preview', token),
    /** Previews a form and returns its token. */
    async preview(body: object): Promise<string> {
      const { body: response } = await post(body).expect(200);
      return getToken(response.data.pages);
    },
    async createDraft(data: object): Promise<string> {
      const { body } = await asAdmin(cms, editor).post(getEntries(BLOG), data).expect(201);
      return body.data.documentId;
    },
  };
}
