import { asAdmin, getEntries } from '../cms/as-admin';
import { picture } from '../fixtures';
import type { Cms } from '../harness';

const BLOG = 'api::blog.blog';

let number = 0;

/** What tests of the uses of files do, as the admin does it. @param admin the token of an editor who may do it */
export const usageCalls = (cms: Cms, admin: string) => {
  const as = (token: string) => asAdmin(cms, token);
  return {
    as,
    getNumber: () => number,
    newPicture: () => {
      number += 1;
      return picture(cms, `usage-${number}`);
    },
    /** The response that lists the uses of a file. */
    usage: async (id: number, token = admin) =>
      (await as(token).get(`/admin/files/${id}/usage`).expect(200)).body.data,
    /** The response to a question before a deletion. */
    check: async (chosen: object, token = admin) =>
      (await as(token).post('/admin/files/check-deletion', chosen).expect(200)).body.data,
    /** Saves an article, a new one without an id. @returns its id */
    save: async (data: object, documentId = '', token = admin): Promise<string> => {
      const path = `${getEntries(BLOG)}${documentId && `/${documentId}`}`;
      const { body } = await as(token)[documentId ? 'put' : 'post'](path, data);
      if (!body.data) throw new Error(JSON.stringify(body));
      return body.data.documentId;
    },
  };
};

/** A text of one block. */
export const block = (component: string, fields: object) => ({
  content: [{ __component: `blocks.${component}`, ...fields }],
});
