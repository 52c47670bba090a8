import { ask } from './ask';
import { bootCms, type Cms } from './harness';

const BLOG = 'api::blog.blog';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const blogs = () => cms.strapi.documents(BLOG);
const draft = async (title: string, suggestedBlogs: string[] = []) =>
  (await blogs().create({ data: { title, content: [], suggestedBlogs } as never })).documentId;
const publish = (documentId: string) => blogs().publish({ documentId });
const suggestedBy = async (slug: string): Promise<string[] | undefined> => {
  const query = 'query ($slug: String!) { article(slug: $slug) { suggested { title } } }';
  const { article } = await ask(cms, query, { slug });
  return article?.suggested.map(({ title }: { title: string }) => title);
};

/** Strapi copies relations to the published version, and leaves out those whose target has none yet. */
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
