import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

const PUBLIC = path.join(__dirname, '../../public');
const FILES = readdirSync(path.join(PUBLIC, 'styleguide')).map((file) => `/styleguide/${file}`);

let cms: FakeCms;
let clientFolder: string;

// Like in the client build: public files next to the assets.
beforeAll(() => {
  clientFolder = mkdtempSync(path.join(tmpdir(), 'client-'));
  cpSync(PUBLIC, clientFolder, { recursive: true });
  mkdirSync(path.join(clientFolder, 'assets'));
});
afterAll(() => rmSync(clientFolder, { recursive: true }));

beforeEach(async () => {
  cms = await startFakeCms();
});
afterEach(() => cms.close());

async function sendRequest(env: Record<string, string> = {}, url = '/styleguide') {
  const site = await startSite(cms, { env, clientFolder });
  // The style guide sends no queries to the CMS.
  cms.mood = 'down';
  const response = await site.app.inject(url);
  await site.close();
  return response;
}

test('responds 404 when the style guide is not enabled', async () => {
  const { statusCode, body } = await sendRequest();
  expect(statusCode).toBe(404);
  expect(body).toContain('We could not find that page');
});

test('renders the enabled style guide completely, with noindex', async () => {
  const { statusCode, body } = await sendRequest({ STYLEGUIDE: 'on' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body.match(/<h1/g)).toHaveLength(1);
  for (const text of ['--space-4', 'womens-health', 'IconButton', 'TableBlock']) expect(body).toContain(text);
});

test('references only existing files and leaves none unused', async () => {
  const { body } = await sendRequest({ STYLEGUIDE: 'on' });
  const named = new Set([...body.matchAll(/(?<!\w)\/styleguide\/[\w.-]+/g)].map(([address]) => address));
  expect([...named].filter((address) => !existsSync(path.join(PUBLIC, address)))).toEqual([]);
  expect(FILES.filter((file) => !named.has(file))).toEqual([]);
});

test.each(FILES)('serves %s only with the style guide enabled, and with noindex', async (file) => {
  const hidden = await sendRequest({}, file);
  expect(hidden.statusCode).toBe(404);
  expect(hidden.headers['content-type']).toMatch(/^text\/html/);
  const shown = await sendRequest({ STYLEGUIDE: 'on' }, file);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['x-robots-tag']).toBe('noindex');
});

test('serves other files either way, without X-Robots-Tag', async () => {
  for (const STYLEGUIDE of ['off', 'on']) {
    const { statusCode, headers } = await sendRequest({ STYLEGUIDE }, '/favicon.svg');
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('x-robots-tag');
  }
});
