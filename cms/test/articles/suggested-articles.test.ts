import { asAdmin, getEntries } from '../support/cms/as-admin';
import { runQuery } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let editor: string;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const blogs = () => cms.strapi.documents(BLOG);
const draft = async (title: string, suggestedBlogs: string[] = []) =>
  (await blogs().create({ data: { title, content: [], suggestedBlogs } as never })).documentId;
const admin = (action: string, body: object = {}) =>
  asAdmin(cms, editor).post(`${getEntries(BLOG)}/${action}`, body);
const publish = (documentId: string) => blogs().publish({ documentId });
const suggestedBy = async (slug: string): Promise<string[] | undefined> => {
  const query = 'query ($slug: String!) { article(slug: $slug) { suggested { title } } }';
  const { article } = await runQuery(cms, query, { slug });
  return article?.suggested.map(({ title }: { title: string }) => title);
};

/** Strapi copies relations to the published version, and drops those whose target is not published yet. */
describe('a draft that an article suggests', () => {
  test('is suggested once it is published after the article', async () => {
    const later = await draft('Later');
    const first = await draft('First', [later]);
    await publish(first);
    expect(await suggestedBy('first')).toEqual([]);
    await publish(later);
    expect(await suggestedBy('first')).toEqual(['Later']);
  });

  test('is suggested when it is published before the article', async () => {
    const earlier = await draft('Earlier');
    const second = await draft('Second', [earlier]);
    await publish(earlier);
    await publish(second);
    expect(await suggestedBy('second')).toEqual(['Earlier']);
  });

  test('stays suggested when either is published again, in both orders', async () => {
    const [one, two] = [await draft('One'), await draft('Two')];
    const third = await draft('Third', [one, two]);
    await publish(third);
    await publish(two);
    await publish(one);
    const order = [third, one, third, two, two, third];
    for (const documentId of order) {
      await blogs().update({ documentId, data: { description: `Changed before ${documentId}` } });
      await publish(documentId);
      expect(await suggestedBy('third')).toEqual(['One', 'Two']);
    }
  });

  test('comes back when it is unpublished and published again', async () => {
    const pausing = await draft('Pausing');
    const fourth = await draft('Fourth', [pausing]);
    await publish(fourth);
    await publish(pausing);
    await blogs().unpublish({ documentId: pausing });
    expect(await suggestedBy('fourth')).toEqual([]);
    await publish(fourth);
    await publish(pausing);
    expect(await suggestedBy('fourth')).toEqual(['Pausing']);
  });

  test('may suggest the article that suggests it', async () => {
    const left = await draft('Left');
    const right = await draft('Right', [left]);
    await blogs().update({ documentId: left, data: { suggestedBlogs: [right] } as never });
    await publish(left);
    await publish(right);
    expect([await suggestedBy('left'), await suggestedBy('right')]).toEqual([['Right'], ['Left']]);
  });
});

/** Strapi runs a bulk action's documents at the same time (`bulk-actions.ts`). */
describe('a bulk action', () => {
  const pair = async (name: string) => {
    const target = await draft(`${name} target`);
    return { target, source: await draft(`${name} source`, [target]) };
  };

  test.each([
    ['source first', false],
    ['target first', true],
  ])('publishes an article with the draft that it suggests: %s', async (_order, reversed) => {
    const name = reversed ? 'bulk-b' : 'bulk-a';
    const { source, target } = await pair(name);
    const documentIds = reversed ? [target, source] : [source, target];
    const { body } = await admin('actions/bulkPublish', { documentIds }).expect(200);
    expect(body).toEqual({ count: 2 });
    expect(await suggestedBy(`${name}-source`)).toEqual([`${name} target`]);
  });

  test('publishes again articles that suggest each other', async () => {
    const { source, target } = await pair('bulk-c');
    const documentIds = [source, target];
    await blogs().update({ documentId: target, data: { suggestedBlogs: [source] } as never });
    for (const description of ['First words', 'Second words', 'Third words']) {
      for (const documentId of documentIds) await blogs().update({ documentId, data: { description } });
      await admin('actions/bulkPublish', { documentIds }).expect(200);
      expect(await suggestedBy('bulk-c-source')).toEqual(['bulk-c target']);
      expect(await suggestedBy('bulk-c-target')).toEqual(['bulk-c source']);
    }
  });

  test('unpublishes and deletes articles that suggest each other', async () => {
    const { source, target } = await pair('bulk-d');
    const documentIds = [source, target];
    await blogs().update({ documentId: target, data: { suggestedBlogs: [source] } as never });
    await admin('actions/bulkPublish', { documentIds }).expect(200);
    expect((await admin('actions/bulkUnpublish', { documentIds }).expect(200)).body).toEqual({ count: 2 });
    expect(await suggestedBy('bulk-d-source')).toBeUndefined();
    await admin('actions/bulkPublish', { documentIds }).expect(200);
    expect(await suggestedBy('bulk-d-source')).toEqual(['bulk-d target']);
    expect((await admin('actions/bulkDelete', { documentIds }).expect(200)).body).toEqual({ count: 2 });
    expect(await blogs().count({ filters: { documentId: { $in: documentIds } } })).toBe(0);
  });
});

describe('discarded changes', () => {
  test('keep a suggestion that is not published yet, in its position', async () => {
    const [one, waiting, two] = [await draft('Shown 1'), await draft('Waiting'), await draft('Shown 2')];
    const fifth = await draft('Fifth', [one, waiting, two]);
    for (const documentId of [one, two, fifth]) await publish(documentId);
    await blogs().update({ documentId: fifth, data: { description: 'Changed' } });
    const { body } = await admin(`${fifth}/actions/discard`).expect(200);
    expect(body.data.description).toBeNull();
    await publish(waiting);
    expect(await suggestedBy('fifth')).toEqual(['Shown 1', 'Waiting', 'Shown 2']);
    await publish(fifth);
    expect(await suggestedBy('fifth')).toEqual(['Shown 1', 'Waiting', 'Shown 2']);
  });

  test('restore the published suggestions', async () => {
    const [one, two] = [await draft('Sixth 1'), await draft('Sixth 2')];
    const sixth = await draft('Sixth', [one]);
    for (const documentId of [one, two, sixth]) await publish(documentId);
    await blogs().update({ documentId: sixth, data: { suggestedBlogs: [two] } as never });
    await admin(`${sixth}/actions/discard`).expect(200);
    await publish(sixth);
    expect(await suggestedBy('sixth')).toEqual(['Sixth 1']);
  });
});
