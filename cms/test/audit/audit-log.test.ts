import request from 'supertest';
import { listEntries, pruneEntries, writeEntries } from '../../src/domain/audit/audit-log';
import { AUDIT } from '../../src/domain/audit/audit-table';
import type { Entry } from '../../src/domain/audit/entry';
import { getDialect } from '../../src/platform/database/dialect';
import { asAdmin } from '../support/cms/as-admin';
import { getLastEntryId, recordedDuring } from '../support/audit';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let owner: string;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  owner = await loginAsAdmin(cms, 'strapi-super-admin');
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const during = (act: () => Promise<unknown>) => recordedDuring(cms, act);
const by = (token: string) => asAdmin(cms, token);
const knex = () => cms.strapi.db.connection;
const lastId = () => getLastEntryId(cms);

describe('the log', () => {
  const DAY = 24 * 3600_000;
  const entry = (more: Partial<Entry> = {}): Entry => ({
    madeAt: Date.now(),
    actor: { id: null, name: 'Test' },
    kind: 'other',
    action: 'POST /test',
    subject: null,
    detail: {},
    status: 200,
    failed: false,
    ...more,
  });

  test('cannot be changed, and only old entries can be deleted', async () => {
    await writeEntries(knex(), [
      entry({ action: 'young' }),
      entry({ action: 'old', madeAt: Date.now() - 31 * DAY }),
    ]);
    const tryTo = async (statement: PromiseLike<unknown>) => {
      try {
        await statement;
        return 'done';
      } catch (error) {
        return String(error);
      }
    };
    const refused = expect.stringContaining('The audit log is append-only.');
    expect(await tryTo(knex()(AUDIT).update({ actor_name: 'Nobody' }))).toEqual(refused);
    expect(await tryTo(knex()(AUDIT).delete())).toEqual(refused);
    expect(await tryTo(knex()(AUDIT).where({ action: 'young' }).delete())).toEqual(refused);
    const columns = Object.keys((await knex()(AUDIT).first()) ?? {}).join(', ');
    // Ways around the triggers for rows.
    const around =
      getDialect(cms.strapi) === 'postgres'
        ? `TRUNCATE ${AUDIT}`
        : `INSERT OR REPLACE INTO ${AUDIT} (${columns}) SELECT ${columns} FROM ${AUDIT}`;
    expect(await tryTo(knex().raw(around))).toEqual(refused);
    expect(await knex()(AUDIT).where({ action: 'old' }).delete()).toBe(1);
  });

  test('loses what is older than its retention, in batches, whatever the number of processes', async () => {
    const old = Array.from({ length: 2100 }, () =>
      entry({ action: 'prunable', madeAt: Date.now() - 401 * DAY }),
    );
    await writeEntries(knex(), [...old, entry({ action: 'kept', madeAt: Date.now() - 399 * DAY })]);
    const prune = () => pruneEntries(knex(), getDialect(cms.strapi), Date.now() - 400 * DAY);
    const left = async () =>
      Number((await knex()(AUDIT).where({ action: 'prunable' }).count('id as n'))[0]?.n);
    await prune();
    expect(await left()).toBe(1100);
    await Promise.all([prune(), prune()]);
    await prune();
    expect(await left()).toBe(0);
    expect(await knex()(AUDIT).where({ action: 'kept' })).toHaveLength(1);
  });

  test('is for super admins only', async () => {
    const before = await lastId();
    for (const path of ['/admin/audit', '/admin/audit/people', '/admin/audit/export']) {
      await by(editor).get(path).expect(403);
      await request(cms.server).get(path).expect(401);
    }
    const shownTo = async (token: string) => {
      const { body: rights } = await by(token).get('/admin/users/me/permissions').expect(200);
      return rights.data.some(({ action }: { action: string }) => action === 'admin::audit.read');
    };
    expect([await shownTo(owner), await shownTo(editor)]).toEqual([true, false]);
    // The export that was refused is in the log.
    const { body } = await by(owner).get('/admin/audit').expect(200);
    expect(body.data.entries[0]).toMatchObject({
      words: 'exported the audit log',
      status: 403,
      failed: true,
    });
    expect(await lastId()).toBe(before + 1);
  });

  test('reading it makes no entry', async () => {
    expect(await during(() => by(owner).get('/admin/audit?kind=token').expect(200))).toEqual([]);
  });

  test('is filtered by who, kind, subject, time, failure and text, and read in pages', async () => {
    const read = async (query: Record<string, string | number>) => {
      const { body } = await by(owner)
        .get(`/admin/audit?${new URLSearchParams(query as never).toString()}`)
        .expect(200);
      return body.data;
    };
    const at = Date.now() - 60 * DAY;
    const subject = { type: BLOG, id: 'filtered', title: 'Ünder 100% “Sun”' };
    await writeEntries(
      knex(),
      Array.from({ length: 120 }, (_, index) =>
        entry({
          madeAt: at + index,
          actor: { id: index % 2 ? 4711 : null, name: 'Filtered' },
          kind: index % 3 ? 'content' : 'token',
          subject: index === 5 ? subject : null,
          failed: index === 7,
        }),
      ),
    );
    const period = { from: at, to: at + 119 };
    const first = await read(period);
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0].madeAt).toBe(at + 119);
    const second = await read({ ...period, before: first.next });
    const third = await read({ ...period, before: second.next });
    expect([second.entries.length, third.entries.length, third.next]).toEqual([50, 20, null]);
    const times = [first, second, third].flatMap(({ entries }) => entries.map(({ madeAt }: Entry) => madeAt));
    expect(times).toEqual(Array.from({ length: 120 }, (_, index) => at + 119 - index));
    const found = async (query: Record<string, string | number>) =>
      (await read({ ...period, ...query })).entries.map(({ madeAt }: Entry) => madeAt - at);
    expect(await found({ type: BLOG, subject: 'filtered' })).toEqual([5]);
    expect(await found({ failed: 'true' })).toEqual([7]);
    expect(await found({ text: 'ünder 100% ' })).toEqual([5]);
    expect(await found({ text: '1_0' })).toEqual([]);
    expect(await found({ actor: 4711, kind: 'token', to: at + 20 })).toEqual([15, 9, 3]);
    expect(await found({ actor: 'none', kind: 'token', to: at + 20 })).toEqual([18, 12, 6, 0]);
    expect(await found({ from: at + 3, to: at + 5 })).toEqual([5, 4, 3]);
    await by(owner).get('/admin/audit?kind=nonsense').expect(400);
  });

  test('says where to go on when it has read enough rows for one page', async () => {
    const to = Date.now() - 60 * DAY + 200;
    const filter = { to, text: 'ünder' };
    const options = { limit: 50, mostRead: 40 };
    const found: number[] = [];
    let pages = 0;
    for (let before; ; pages += 1) {
      const page = await listEntries(knex(), filter, { ...options, ...(before && { before }) });
      found.push(...page.entries.map(({ id }) => id));
      expect(page.entries.length).toBeLessThanOrEqual(1);
      if (!page.next) break;
      before = page.next;
    }
    expect(found).toHaveLength(1);
    expect(pages).toBeGreaterThanOrEqual(3);
  });

  test('is exported as a file that a spreadsheet reads as text, and the export is in the log', async () => {
    const at = Date.now() - 90 * DAY;
    await writeEntries(knex(), [
      entry({
        madeAt: at,
        kind: 'content',
        action: 'content.update',
        subject: { type: BLOG, id: 'x', title: '=HYPERLINK("https://evil.example")' },
        detail: { fields: ['title', 'slug'] },
      }),
    ]);
    const response = await by(owner).get(`/admin/audit/export?from=${at}&to=${at}`).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/),
    });
    const [head, line, ...more] = response.text.trimEnd().split('\n');
    expect(head).toBe('\uFEFFtime (UTC),who,account,kind,what,type,id,title,fields,status,failed');
    expect(line).toBe(
      `${new Date(at).toISOString()},Test,,Content,saved,Article,x,"'=HYPERLINK(""https://evil.example"")",title slug,200,no`,
    );
    expect(more).toEqual([]);
    const { entries } = await listEntries(knex(), { kind: 'audit' }, { limit: 1 });
    expect(entries).toMatchObject([
      { action: 'audit.export', actor: { name: 'strapi-super-admin Test' }, failed: false },
    ]);
  });
});
