import { parse } from 'graphql';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { freshUntil } from './freshness';
import { cacheAnswers, createServerClient } from './server-client';

jest.mock('./freshness', () => ({ freshUntil: jest.fn(() => Infinity) }));
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

describe('cacheAnswers', () => {
  function setUp({ max = 10, maxBytes = 1_000_000 } = {}) {
    const state: { version: number | undefined } = { version: 1 };
    const asked = jest.fn(async (question: ReturnType<typeof ask>) => ({
      data: question.variables.slug,
      characters: 100,
    }));
    const reader = cacheAnswers({ query: asked as never }, { max, maxBytes, version: () => state.version });
    return { state, asked, reader };
  }

  test('queries once per operation and variables, even for concurrent callers', async () => {
    const { asked, reader } = setUp();
    await Promise.all([reader.query(ask('a')), reader.query(ask('a')), reader.query(ask('b'))]);
    expect(await reader.query(ask('a'))).toMatchObject({ data: 'a' });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('queries again after the content version changes', async () => {
    const { state, asked, reader } = setUp();
    await reader.query(ask('a'));
    state.version = 2;
    await reader.query(ask('a'));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('queries again only for entries whose version has changed', async () => {
    const asked = jest.fn(async (question: ReturnType<typeof ask>) => ({
      data: question.variables.slug,
      characters: 100,
    }));
    const versions: Record<string, number> = { a: 1, b: 1 };
    const version = (operation: string, { slug }: Record<string, unknown>) =>
      operation === 'Page' ? versions[String(slug)] : undefined;
    const reader = cacheAnswers({ query: asked as never }, { max: 10, maxBytes: 1_000_000, version });
    const readBoth = () => Promise.all([reader.query(ask('a')), reader.query(ask('b'))]);
    await readBoth();
    versions.a = 2;
    await readBoth();
    await readBoth();
    expect(asked.mock.calls.map(([{ variables }]) => variables.slug)).toEqual(['a', 'b', 'a']);
  });

  test('a late failure does not evict a newer cached response', async () => {
    const { state, asked, reader } = setUp();
    let fail: (reason: Error) => void = () => undefined;
    asked.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    const early = reader.query(ask('a'));
    state.version = 2;
    await reader.query(ask('a'));
    fail(new Error('away'));
    await expect(early).rejects.toThrow('away');
    await reader.query(ask('a'));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('does not cache a response that a version change has overtaken', async () => {
    const { state, asked, reader } = setUp();
    let answer: (value: { data: string; characters: number }) => void = () => undefined;
    asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const early = reader.query(ask('a'));
    state.version = 2;
    await reader.query(ask('b'));
    answer({ data: 'old', characters: 3 });
    expect(await early).toMatchObject({ data: 'old' });
    expect(await reader.query(ask('a'))).toMatchObject({ data: 'a' });
  });

  test('queries again once a cached response is no longer fresh', async () => {
    jest.mocked(freshUntil).mockImplementation((_operation, now) => now + 60_000);
    const { asked, reader } = setUp();
    await reader.query(ask('a'));
    await reader.query(ask('a'));
    expect(asked).toHaveBeenCalledTimes(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
    await reader.query(ask('a'));
    expect(asked).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });

  test('does not cache a failure', async () => {
    const { asked, reader } = setUp();
    asked.mockRejectedValueOnce(new Error('away'));
    await expect(reader.query(ask('a'))).rejects.toThrow('away');
    expect(await reader.query(ask('a'))).toMatchObject({ data: 'a' });
  });

  test('caches nothing while the content version is unknown', async () => {
    const { state, asked, reader } = setUp();
    state.version = undefined;
    await reader.query(ask('a'));
    await reader.query(ask('a'));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('takes no more memory than it may, however many entries that are', async () => {
    const { asked, reader } = setUp({ maxBytes: 10_000 });
    asked.mockImplementation(async ({ variables }) => ({ data: variables.slug, characters: 2000 }));
    for (const slug of ['a', 'b', 'c']) await reader.query(ask(slug));
    for (const slug of ['c', 'b', 'a']) await reader.query(ask(slug));
    expect(asked.mock.calls.map(([{ variables }]) => variables.slug)).toEqual(['a', 'b', 'c', 'a']);
  });

  test('evicts entries beyond its maximum number', async () => {
    const { asked, reader } = setUp({ max: 1 });
    await reader.query(ask('a'));
    await reader.query(ask('b'));
    await reader.query(ask('a'));
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
