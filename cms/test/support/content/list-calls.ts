import { asAdmin, getEntries } from '../cms/as-admin';
import type { Cms } from '../harness';

const BLOG = 'api::blog.blog';

export interface ListedRow {
  documentId: string;
  title: string;
  status: string;
  listed: {
    plans: { action: string; dueAt: number; failed: boolean; note: string | null }[];
    changed: { name: string; at: number } | null;
    categories: { documentId: string; name: string }[] | null;
    work: Record<string, boolean | number> | null;
  };
}

export interface BulkRow {
  title: string;
  outcome: string;
  message: string;
}

/** The list of articles and what is done with several of them, by the account of this token. */
export function listCalls(cms: Cms, token: string) {
  const admin = asAdmin(cms, token);
  const list = (query = '') => admin.get(`${getEntries(BLOG)}?pageSize=100&${query}`);
  const rows = async (query = ''): Promise<ListedRow[]> => (await list(query).expect(200)).body.results;
  return {
    admin,
    list,
    rows,
    titles: async (query = '') => (await rows(query)).map(({ title }) => title).toSorted(),
    search: async (text: string, more = '') =>
      (await rows(`_q=${encodeURIComponent(text)}&${more}`)).map(({ title }) => title).toSorted(),
    counts: async (): Promise<Record<string, number>> =>
      (await admin.get('/admin/article-list/views').expect(200)).body.data.counts,
    async create(data: object = {}): Promise<string> {
      return (await admin.post(getEntries(BLOG), data).expect(201)).body.data.documentId;
    },
    save: (id: string, data: object) => admin.put(`${getEntries(BLOG)}/${id}`, data).expect(200),
    publish: (id: string) => admin.post(`${getEntries(BLOG)}/${id}/actions/publish`, {}).expect(200),
    read: async (id: string) => (await admin.get(`${getEntries(BLOG)}/${id}`).expect(200)).body.data,
    /** An action on several articles, such as `publish`. */
    send: (action: string, documentIds: string[], more: object = {}) =>
      admin.post(`/admin/article-list/${action}`, { documentIds, ...more }),
    async bulk(action: string, documentIds: string[], more: object = {}): Promise<BulkRow[]> {
      const { body } = await admin.post(`/admin/article-list/${action}`, { documentIds, ...more });
      const { rows: results } = body.data ?? body.error.details;
      return results.map(({ title, outcome, message }: BulkRow) => ({ title, outcome, message }));
    },
    schedule: (id: string, action: 'publish' | 'unpublish', dueAt: number) =>
      admin.put(`/admin/schedule/${BLOG}/${id}/${action}`, { dueAt, timeZone: 'Europe/Vienna' }).expect(200),
  };
}
