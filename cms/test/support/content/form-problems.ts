import { asAdmin } from '../cms/as-admin';
import type { Cms } from '../harness';

export interface Form {
  type?: string;
  documentId: string | null;
  data?: object;
}

/** What the admin is told of a form while somebody writes. Without data: of what is stored. */
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
