import { listVersions } from '../../../src/domain/history/versions/versions';
import { listOfDocument } from '../../../src/domain/schedule/jobs';
import { asAdmin, getEntries } from '../cms/as-admin';
import type { Cms } from '../harness';

const BLOG = 'api::blog.blog';
const HOUR = 3600_000;

/** Articles, and what is planned for them, by the account of this token. */
export function scheduleCalls(cms: Cms, token: string) {
  const admin = asAdmin(cms, token);
  const path = (id: string, rest = '') => `/admin/schedule/${BLOG}/${id}${rest}`;
  const entry = (id: string, rest = '') => `${getEntries(BLOG)}/${id}${rest}`;
  let made = 0;
  return {
    admin,
    path,
    entry,
    hours: (count: number) => Date.now() + count * HOUR,
    async create(data: object = {}): Promise<string> {
      made += 1;
      const { body } = await admin.post(getEntries(BLOG), { title: `Planned ${made}`, ...data }).expect(201);
      return body.data.documentId;
    },
    save: (id: string, data: object, seen?: number) =>
      admin.put(entry(id), data).set('x-seen-editions', seen === undefined ? '' : `${id}=${seen}`),
    set: (id: string, action: 'publish' | 'unpublish', dueAt: number, more: object = {}) =>
      admin.put(path(id, `/${action}`), { dueAt, timeZone: 'Europe/Vienna', ...more }),
    cancel: (id: string, action: 'publish' | 'unpublish') => admin.delete(path(id, `/${action}`)),
    read: async (id: string) => (await admin.get(path(id)).expect(200)).body.data,
    /** What the public API has at the address of an article; undefined: nothing. */
    async readPublic(id: string) {
      const row = await cms.strapi.documents(BLOG).findFirst({
        filters: { documentId: id },
        status: 'published',
        populate: ['content', 'categories'],
      } as never);
      return (row ?? undefined) as Record<string, unknown> | undefined;
    },
    readDraft: async (id: string) => (await admin.get(entry(id)).expect(200)).body.data,
    /** The jobs of an article, oldest first. */
    jobs: async (id: string) => (await listOfDocument(cms.strapi.db.connection, id, 20)).toReversed(),
    versions: async (id: string) =>
      (await listVersions(cms.strapi.db.connection, id, { limit: 100 })).toReversed(),
    /** Runs what is due at this moment, by a moved clock. */
    runAt(moment: number) {
      const { runDueJobs } = strapiHost.requireCompiled('src/domain/schedule/run-due-jobs');
      return runDueJobs(cms.strapi, { ahead: Math.max(0, moment - Date.now()) });
    },
  };
}
