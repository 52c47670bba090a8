import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProcesses, type CmsProcess } from '../support/cms/cms-processes';
import { createScratch, type Scratch } from '../support/scratch';
import { waitUntil } from '../support/wait-until';

const ACCOUNT = { email: 'owner@example.org', password: 'Secret-Passw0rd' };
const ENTRIES = '/content-manager/collection-types/api::blog.blog';
/** SQLite has one process. */
const OTHERS = process.env.TEST_DATABASE_URL ? 2 : 0;

let own: Scratch;
let start: () => Promise<CmsProcess>;
const running: CmsProcess[] = [];
const published: string[] = [];
let hook: Server;
beforeAll(async () => {
  own = await createScratch(process.env.TEST_TEMPLATE);
  start = createProcesses(own, { ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password });
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', () => {
      published.push(JSON.parse(body).entry.title);
      response.end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()));
  hook.close();
  await own.drop();
});

async function call(method: string, path: string, body?: object, token = '') {
  const response = await fetch(`${running[0]!.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: never }).data as Record<string, unknown>;
}

test('several processes run each job once, at its moment, and what fell due while none ran at the next start', async () => {
  running.push(await start());
  const { token } = (await call('POST', '/admin/login', ACCOUNT)) as { token: string };
  const { port } = hook.address() as { port: number };
  await call(
    'POST',
    '/admin/webhooks',
    { name: 'Hook', url: `http://127.0.0.1:${port}/`, headers: {}, events: ['entry.publish'] },
    token,
  );
  const create = async (title: string) =>
    ((await call('POST', ENTRIES, { title }, token)) as { documentId: string }).documentId;
  const schedule = (id: string, dueAt: number) =>
    call('PUT', `/admin/schedule/api::blog.blog/${id}/publish`, { dueAt, timeZone: 'UTC' }, token);
  const versionsOf = async (id: string) => {
    const { versions } = await call('GET', `/admin/history/api::blog.blog/${id}`, undefined, token);
    return versions as { kind: string; madeAt: number }[];
  };

  for (let count = 0; count < OTHERS; count += 1) running.push(await start());
  const ids: string[] = [];
  for (let number = 0; number < 8; number += 1) ids.push(await create(`Shared ${number}`));
  // Time to plan them all on a busy machine.
  const due = Date.now() + 15_000;
  for (const id of ids) await schedule(id, due);
  expect(Date.now()).toBeLessThan(due);
  await sleep(Math.max(0, due - Date.now()));
  await waitUntil('all are announced', () => published.length >= 8);
  await sleep(1500);
  expect(published.toSorted()).toEqual(ids.map((_id, number) => `Shared ${number}`));
  for (const id of ids) {
    const made = (await versionsOf(id)).filter(({ kind }) => kind === 'publish');
    expect(made).toHaveLength(1);
    expect(made[0]!.madeAt).toBeGreaterThanOrEqual(due);
    expect(made[0]!.madeAt).toBeLessThan(due + 15_000);
  }

  const late = await create('While down');
  await schedule(late, Date.now() + 8000);
  await Promise.all(running.splice(0).map((one) => one.kill()));
  await sleep(8500);
  running.push(await start());
  await waitUntil('it is published', async () =>
    (await versionsOf(late)).some(({ kind }) => kind === 'publish'),
  );
  await sleep(1000);
  expect((await versionsOf(late)).filter(({ kind }) => kind === 'publish')).toHaveLength(1);
});
