import { asAdmin } from '../cms/as-admin';
import type { Cms } from '../harness';

const ROOT = '/admin/moderation';

/** Requests of the moderators' page by the account of this token. */
export function getModeration(cms: Cms, token: string) {
  const { get, post, put, delete: remove } = asAdmin(cms, token);
  return {
    desk: () => get(`${ROOT}/desk`),
    list: (query: string) => get(`${ROOT}/comments?${query}`),
    /** @param seen what the moderator sees: by default, the opposite of what they choose, without reports */
    setState: (documentId: string, state: unknown, seen: { from?: unknown; reports?: unknown } = {}) =>
      put(`${ROOT}/comments/${documentId}/state`, {
        from: state === 'visible' ? 'hidden' : 'visible',
        state,
        ...seen,
      }),
    closeReports: (documentId: string, reports: unknown) =>
      post(`${ROOT}/comments/${documentId}/reports/close`, { reports }),
    reopenReports: (documentId: string, reports: unknown) =>
      post(`${ROOT}/comments/${documentId}/reports/reopen`, { reports }),
    reply: (documentId: string, text: unknown) => post(`${ROOT}/comments/${documentId}/reply`, { text }),
    banned: (query = '') => get(`${ROOT}/members?${query}`),
    member: (documentId: string) => get(`${ROOT}/members/${documentId}`),
    ban: (documentId: string, key: unknown = 'ban-00000') =>
      post(`${ROOT}/members/${documentId}/ban`, { key }),
    liftBan: (documentId: string) => remove(`${ROOT}/members/${documentId}/ban`),
    undoBan: (documentId: string, key: unknown = 'ban-00000') =>
      post(`${ROOT}/members/${documentId}/ban/undo`, { key }),
    hideComments: (documentId: string, body: object = {}) =>
      post(`${ROOT}/members/${documentId}/hide-comments`, { ban: 'ban-00000', ...body }),
    deleteComments: (documentId: string) => post(`${ROOT}/members/${documentId}/delete-comments`),
    words: () => get(`${ROOT}/words`),
    addWords: (words: unknown) => post(`${ROOT}/words`, { words }),
    removeWord: (key: unknown) => post(`${ROOT}/words/remove`, { key }),
    messages: (query: string) => get(`${ROOT}/messages?${query}`),
    message: (documentId: string) => get(`${ROOT}/messages/${documentId}`),
    /** @param from what the editor sees: by default, an open message is closed, or a closed one opened */
    setMessageState: (
      documentId: string,
      state: unknown,
      from: unknown = state === 'new' ? 'closed' : 'new',
    ) => put(`${ROOT}/messages/${documentId}/state`, { from, state }),
    /** By default, no answer has been seen, and the message is new. */
    answer: (documentId: string, body: object) =>
      post(`${ROOT}/messages/${documentId}/answers`, { seen: 0, state: 'new', ...body }),
    sendAgain: (documentId: string, answer: number | string) =>
      post(`${ROOT}/messages/${documentId}/answers/${answer}/send`),
  };
}

/** The document id of a comment, by the id that the API returns. */
export async function getDocumentId(cms: Cms, commentId: number): Promise<string> {
  const row = await cms.strapi.db.connection('comments').where({ id: commentId }).first('document_id');
  return row.document_id;
}
