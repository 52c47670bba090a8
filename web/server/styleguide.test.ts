import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startFakeCms, type FakeCms } from '../test/fake-cms';
import { startSite } from '../test/start-site';

const PUBLIC = path.join(__dirname, '../public');

let cms: FakeCms;

beforeEach(async () => {
  cms = await startFakeCms();
});
afterEach(() => cms.close());

async function ask(env: Record<string, string> = {}) {
  const site = await startSite(cms, { env });
  // It asks the CMS nothing.
  cms.mood = 'down';
  const answer = await site.app.inject('/styleguide');
  await site.close();
  return answer;
}

test('in production nobody finds the style guide', async () => {
  const { statusCode, body } = await ask();
  expect(statusCode).toBe(404);
  expect(body).toContain('We could not find that page');
});

test('where it is asked for, it is whole in the HTML and for no search engine', async () => {
  const { statusCode, body } = await ask({ STYLEGUIDE: 'on' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body.match(/<h1/g)).toHaveLength(1);
  for (const text of ['--space-4', 'womens-health', 'IconButton', 'TableBlock']) expect(body).toContain(text);
});

test('what its fixtures show is there, and nothing besides', async () => {
  const { body } = await ask({ STYLEGUIDE: 'on' });
  const named = new Set([...body.matchAll(/(?<!\w)\/styleguide\/[\w.-]+/g)].map(([address]) => address));
  const files = readdirSync(path.join(PUBLIC, 'styleguide')).map((file) => `/styleguide/${file}`);
  expect([...named].filter((address) => !existsSync(path.join(PUBLIC, address)))).toEqual([]);
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});
