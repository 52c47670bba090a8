import { parse } from 'graphql';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { createServerClient } from './server-client';

jest.mock('./operation-hashes.gen', () => ({ operationHashes: { Page: 'a'.repeat(64) } }));

const query = parse('query Page($slug: String) { page(slug: $slug) }');
const requestFor = (slug: string) => ({ query, variables: { slug } });

describe('createServerClient', () => {
  let cms: FakeCms;
  beforeEach(async () => {
    cms = await startFakeCms();
    cms.responses.Page = ({ slug }) => ({ page: `text of ${String(slug)}` });
  });
  afterEach(() => cms.close());

  test('sends every query to the CMS and caches nothing', async () => {
    const client = createServerClient(`${cms.url}/graphql`);
    expect(await client.query(requestFor('a'))).toMatchObject({ data: { page: 'text of a' } });
    await client.query(requestFor('a'));
    expect(cms.requested).toEqual(['Page', 'Page']);
  });

  test('names the operation and the remedy when the CMS has another version', async () => {
    cms.mood = 'other version';
    await expect(createServerClient(`${cms.url}/graphql`).query(requestFor('a'))).rejects.toThrow(
      /operation Page: .* Deploy the CMS first/,
    );
  });

  test('rejects an operation that has no hash without sending it', async () => {
    // Otherwise, anything that is sent would fail for another reason.
    cms.mood = 'down';
    const unknown = { query: parse('query Unknown { a }'), variables: {} };
    await expect(createServerClient(`${cms.url}/graphql`).query(unknown)).rejects.toThrow(
      'Unknown is not among the site’s operations: run npm run codegen.',
    );
  });

  test('rejects when the CMS fails or is unreachable', async () => {
    const client = createServerClient(`${cms.url}/graphql`);
    cms.mood = 'failing';
    await expect(client.query(requestFor('a'))).rejects.toThrow('the database is on fire');
    cms.mood = 'down';
    await expect(client.query(requestFor('a'))).rejects.toMatchObject({ name: 'UnreachableError' });
  });

  test('rejects when the CMS takes longer than the client waits', async () => {
    // The server never responds, so that only the timeout can end the request, however slow the machine is.
    cms.mood = 'frozen';
    await expect(
      createServerClient(`${cms.url}/graphql`, { responseTimeoutMs: 50 }).query(requestFor('a')),
    ).rejects.toThrow(/could not be reached: .*timeout/);
  });

  // The CMS accepts queries of up to 8 KB, and Node's server, which then responds without a body, 16 KB of headers.
  test.each([9_000, 20_000])('rejects a query of %i characters as too long', async (length) => {
    const client = createServerClient(`${cms.url}/graphql`);
    await expect(client.query(requestFor('a'.repeat(length)))).rejects.toMatchObject({ statusCode: 414 });
  });

  test('quotes a response that is not GraphQL in the error', async () => {
    await expect(createServerClient(`${cms.url}/else`).query(requestFor('a'))).rejects.toThrow(
      /^The CMS responded 200: \{"url":"\/else/,
    );
  });
});
