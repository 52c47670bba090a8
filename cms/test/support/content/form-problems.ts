import { asAdmin } from '../cms/as-admin';
import type { Cms } from '../harness';

export interface Form {
  type?: string;
  documentId: string | null;
  data?: object;
}

/** What the admin gets for a form while somebody writes. Without data: of what is stored. */
export const checkForm = (
  cms: Cms,
  token: string,
  { type = 'api::blog.blog', documentId, data = {} }: Form,
) => asAdmin(cms, token).post('/admin/form-checks', { type, documentId, data });

interface Problem {
  message: string;
  refused: boolean;
}

/** The problems of what is stored of an article, without their paths. */
export async function findDraftProblems(cms: Cms, token: string, documentId: string): Promise<Problem[]> {
  const { body } = await checkForm(cms, token, { documentId }).expect(200);
  return body.data.problems.map(({ message, refused }: Problem) => ({ message, refused }));
}

/** Blocks of articles: a link, one that readers get whole, and one that REST, feeds and search get in part. */
export const link = (url: string) => ({ __component: 'blocks.link', text: 'Here', url });
export const words = { __component: 'blocks.paragraph', text: 'Words' };
export const struck = {
  __component: 'blocks.rich-text',
  body: [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'New ' },
        { type: 'text', text: 'old', strikethrough: true },
      ],
    },
  ],
};
