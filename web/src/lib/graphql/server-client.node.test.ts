import { parse } from 'graphql';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { createServerClient } from './server-client';

jest.mock('./operation-hashes.gen', () => ({ operationHashes: { Page: 'a'.repeat(64) } }));

const query = parse('query Page($slug: String) { page(slug: $slug) }');
const ask = (slug: string) => ({ query, variables: { slug } });

describe('createServerClient', () => {
  let cms: FakeCms;
  beforeEach(async () => {
    cms = await startFakeCms();
    cms.answers.Page = ({ slug }) => ({ page: `text of ${String(slug)}` });
  });
  afterEach(() => cms.close());

  test('sends every query to the CMS and caches nothing', async () => {
    const client = createServerClient(`${cms.url}/graphql`);
    expect(await client.query(ask('a'))).toMatchObject({ data: { page: 'text of a' } });
    await client.query(ask('a'));
    expect(cms.asked).toEqual(['Page', 'Page']);
  });

  test('names the operation and the remedy when the CMS has another version', async () => {
    cms.mood = 'other version';
    await expect(createServerClient(`${cms.url}/graphql`).query(ask('a'))).rejects.toThrow(
      /operation Page: .* Deploy the CMS first/,
    );
  });

  test('rejects an operation that has no hash without sending it', async () => {
    // What is sent would fail for another reason.
    cms.mood = 'down';
    const unknown = { query: parse('query Unknown { a }'), variables: {} };
    await expect(createServerClient(`${cms.url}/graphql`).query(unknown)).rejects.toThrow(
      'Unknown is not among the site’s operations: run npm run codegen.',
    );
  });

  test('rejects when the CMS fails or is unreachable', async () => {
    const client = createServerClient(`${cms.url}/graphql`);
    cms.mood = 'failing';
    await expect(client.query(ask('a'))).rejects.toThrow('the database is on fire');
    cms.mood = 'down';
    await expect(client.query(ask('a'))).rejects.toMatchObject({ name: 'UnreachableError' });
  });

  test('rejects when the CMS takes longer than the client waits', async () => {
    // It never responds, so that the limit is what ends the request, however slow the machine is.
    cms.mood = 'frozen';
    await expect(
      createServerClient(`${cms.url}/graphql`, { answerWithinMs: 50 }).query(ask('a')),
    ).rejects.toThrow(/could not be asked: .*timeout/);
  });

  // The CMS takes questions of 8 KB, and Node's server, which then answers without a text, 16 KB of headers.
  test.each([9_000, 20_000])('rejects a question of %i characters as too long', async (length) => {
    const client = createServerClient(`${cms.url}/graphql`);
    await expect(client.query(ask('a'.repeat(length)))).rejects.toMatchObject({ statusCode: 414 });
  });

  test('quotes a response that is not GraphQL in the error', async () => {
    await expect(createServerClient(`${cms.url}/else`).query(ask('a'))).rejects.toThrow(
      /^The CMS answered 200: \{"url":"\/else/,
    );
  });
});
