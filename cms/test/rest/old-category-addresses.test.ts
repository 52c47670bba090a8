import request from 'supertest';
import { runQuery, contentVersion } from '../support/graphql/run-query';
import { category, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';

const CATEGORY = 'api::category.category';
const ADMIN = `/content-manager/collection-types/${CATEGORY}`;
const REDIRECTS = '/content-manager/collection-types/api::category-redirect.category-redirect';

let cms: Cms;
let editor: string;
let sleep: Entry;
let travel: Entry;

type Entry = Awaited<ReturnType<typeof category>>;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  sleep = await category(cms, 'Sleep');
  travel = await category(cms, 'Travel');
});
afterAll(() => cms.stop());

const as = (req: request.Test) => req.set('Authorization', `Bearer ${editor}`);
const subTopic = (name: string, parent: Entry | null = sleep) =>
  category(cms, name, { kind: 'sub-topic', parent: parent?.id });
const rename = ({ documentId }: Entry, name: string) =>
  as(request(cms.server).put(`${ADMIN}/${documentId}`))
    .send({ name })
    .expect(200);
const remove = ({ documentId }: Entry) => as(request(cms.server).delete(`${ADMIN}/${documentId}`));
const removeAll = (...entries: Entry[]) =>
  as(request(cms.server).post(`${ADMIN}/actions/bulkDelete`)).send({
    documentIds: entries.map(({ documentId }) => documentId),
  });
const add = (entry: object) => as(request(cms.server).post(REDIRECTS)).send(entry);

/** The slug of the category that a slug resolves to; null: there is none. */
const leadsTo = async (slug: string): Promise<string | null> => {
  const { category: page, articles } = await runQuery(
    cms,
    'query ($slug: String!) { category(slug: $slug) { category { slug } } articles(category: $slug) { category { slug } } }',
    { slug },
  );
  const found = page?.category.slug ?? null;
  expect(articles?.category.slug ?? null).toBe(found);
  return found;
};
const leftAddresses = async (): Promise<string[]> => {
  const rows = await cms.strapi.db
    .query('api::category-redirect.category-redirect')
    .findMany({ orderBy: { slug: 'asc' } });
  return rows.map(({ slug }: { slug: string }) => slug);
};

describe('a renamed category', () => {
  test('is found at each of its former addresses', async () => {
    const naps = await subTopic('Naps');
    await rename(naps, 'Short Naps');
    expect(await leadsTo('naps')).toBe('short-naps');
    await rename(naps, 'Power Naps');
    await rename(naps, 'Naps at Noon');
    for (const old of ['naps', 'short-naps', 'power-naps']) expect(await leadsTo(old)).toBe('naps-at-noon');
    expect(await leadsTo('naps-at-noon')).toBe('naps-at-noon');
  });

  test('gets its old name and address back, and the one in between leads to it', async () => {
    const dreams = await subTopic('Dreams');
    await rename(dreams, 'Nightmares');
    await rename(dreams, 'Dreams');
    expect(await leadsTo('dreams')).toBe('dreams');
    expect(await leadsTo('nightmares')).toBe('dreams');
    expect(await leftAddresses()).not.toContain('dreams');
  });

  test.each(['created', 'renamed'])('loses its old address to a category %s with that name', async (way) => {
    const first = await subTopic(`Snoring ${way}`);
    await rename(first, `Loud Snoring ${way}`);
    const second = way === 'created' ? null : await subTopic('Other');
    if (second) await rename(second, `Snoring ${way}`);
    else await subTopic(`Snoring ${way}`);
    expect(await leadsTo(`snoring-${way}`)).toBe(`snoring-${way}`);
    expect(await leftAddresses()).not.toContain(`snoring-${way}`);
  });

  test('is found by its former name, whatever the case', async () => {
    await rename(await subTopic('Jet Lag'), 'Long Flights');
    const found = await runQuery(cms, '{ articles(category: "JET lag") { category { name } } }');
    expect(found.articles.category.name).toBe('Long Flights');
  });

  test('stores no old address when only the spelling changes', async () => {
    const teeth = await subTopic('Grinding Teeth');
    const before = await leftAddresses();
    await as(request(cms.server).put(`${ADMIN}/${teeth.documentId}`))
      .send({ name: 'Grinding teeth', description: 'At night' })
      .expect(200);
    expect(await leftAddresses()).toEqual(before);
  });

  test('raises the content version and drops cached responses', async () => {
    const shifts = await subTopic('Shifts');
    expect(await leadsTo('night-shifts')).toBeNull();
    expect(await leadsTo('shifts')).toBe('shifts');
    const before = await contentVersion(cms);
    await rename(shifts, 'Night Shifts');
    expect(await contentVersion(cms)).toBeGreaterThan(before);
    expect(await leadsTo('night-shifts')).toBe('night-shifts');
    expect(await leadsTo('shifts')).toBe('night-shifts');
  });

  test('keeps its address when a clone gets another name', async () => {
    const light = await subTopic('Light');
    await as(request(cms.server).post(`${ADMIN}/clone/${light.documentId}`))
      .send({ name: 'Blue Light', slug: 'blue-light', kind: 'sub-topic' })
      .expect(200);
    expect(await leadsTo('light')).toBe('light');
    expect(await leadsTo('blue-light')).toBe('blue-light');
  });
});

describe('a deleted category', () => {
  test('leads to its topic from all its addresses', async () => {
    const noise = await subTopic('Noise');
    await rename(noise, 'Quiet');
    await remove(noise).expect(200);
    expect(await leadsTo('quiet')).toBe('sleep');
    expect(await leadsTo('noise')).toBe('sleep');
    await subTopic('Quiet');
    expect(await leadsTo('quiet')).toBe('quiet');
    expect(await leadsTo('noise')).toBe('sleep');
  });

  test('without a topic is deleted along with its former addresses', async () => {
    const lost = await subTopic('Lost', null);
    await rename(lost, 'Lost Again');
    await remove(lost).expect(200);
    expect(await leadsTo('lost')).toBeNull();
    expect(await leadsTo('lost-again')).toBeNull();
    expect(await leftAddresses()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^lost/)]));
  });

  test('keeps its articles readable', async () => {
    const pillows = await subTopic('Pillows');
    await publishArticle(cms, { title: 'On pillows', slug: 'on-pillows', categories: [pillows.documentId] });
    await remove(pillows).expect(200);
    const { article } = await runQuery(cms, '{ article(slug: "on-pillows") { title categories { name } } }');
    expect(article).toEqual({ title: 'On pillows', categories: [] });
  });

  test('is deleted together with its topic, in either order', async () => {
    for (const topicFirst of [true, false]) {
      const topic = await category(cms, 'Winter');
      const inIt = await Promise.all(['Frost', 'Snow', 'Ice'].map((name) => subTopic(name, topic)));
      await removeAll(...(topicFirst ? [topic, ...inIt] : [...inIt, topic])).expect(200);
      for (const slug of ['winter', 'frost', 'snow', 'ice']) expect(await leadsTo(slug)).toBeNull();
      expect(await leftAddresses()).not.toContain('snow');
    }
  });

  test('leads to its topic when deleted together with other sub-topics', async () => {
    await removeAll(await subTopic('Sheets'), await subTopic('Blankets')).expect(200);
    expect(await leadsTo('sheets')).toBe('sleep');
    expect(await leadsTo('blankets')).toBe('sleep');
  });
});

describe('a topic with a hub page', () => {
  const SENTENCE =
    /^“Sleep” cannot be deleted: the site has a page for it at \/sleep, .* fill in “Name in Popular Topics”\.$/;

  test('cannot be deleted, and the error says why and what to do instead', async () => {
    const { body } = await remove(sleep).expect(400);
    expect(body.error).toMatchObject({ name: 'ApplicationError', message: expect.stringMatching(SENTENCE) });
    expect(await leadsTo('sleep')).toBe('sleep');
  });

  test('is left by a bulk deletion that includes it', async () => {
    const beds = await subTopic('Beds');
    const { body } = await removeAll(beds, sleep).expect(400);
    expect(body.error.details.rows).toEqual([
      { documentId: expect.any(String), title: 'Sleep', message: expect.stringMatching(SENTENCE) },
    ]);
    expect(await leadsTo('sleep')).toBe('sleep');
    expect(await leadsTo('beds')).not.toBe('beds');
  });

  test('does not prevent deleting a topic without a hub page', async () => {
    await remove(travel).expect(200);
    expect(await leadsTo('travel')).toBeNull();
  });
});

describe('REST', () => {
  test('redirects lists from a former name or slug, with all known parameters', async () => {
    const tea = await subTopic('Bedtime Tea');
    await rename(tea, 'Herbal Tea');
    const at = async (query: string) =>
      (await request(cms.server).get(`/api/blogs?${query}`).expect(301)).headers.location;
    expect(await at('category=bedtime-tea')).toBe('/api/blogs?category=herbal-tea');
    expect(await at('limit=5&category=Bedtime+Tea&utm_source=a&search=mint')).toBe(
      '/api/blogs?limit=5&search=mint&category=herbal-tea',
    );
    await request(cms.server).get('/api/blogs?category=Herbal%20TEA').expect(200);
    await remove(tea).expect(200);
    expect(await at('category=herbal-tea')).toBe('/api/blogs?category=sleep');
  });

  test('redirects banners from a former slug unless banners are stored under it', async () => {
    await rename(await subTopic('Lamps'), 'Dim Lamps');
    const banners = () => request(cms.server).get('/api/banners/by-category?category=lamps');
    const { headers } = await banners().expect(301);
    expect(headers.location).toBe('/api/banners/by-category?category=dim-lamps');
    await cms.strapi.documents('api::banner.banner').create({
      data: {
        image: await picture(cms, 'lamp'),
        type: 'category',
        category: 'lamps',
        title: 'Lamp',
      } as never,
    });
    await banners().expect(200);
    await request(cms.server).get('/api/banners/by-category?category=home-post').expect(200, []);
  });
});

describe('an old address added by an editor', () => {
  test('leads to the chosen category', async () => {
    const { documentId, id } = await subTopic('Alarm Clocks');
    await add({ slug: 'wake-up-calls', category: { connect: [{ id, documentId }] } }).expect(201);
    expect(await leadsTo('wake-up-calls')).toBe('alarm-clocks');
  });

  test.each(['Old Page', 'old_page', 'page.html', 'Page', '-page', 'café', '/category/old'])(
    'is refused at its field when no request can match it: %s',
    async (slug) => {
      const { body } = await add({ slug, category: { connect: [{ documentId: sleep.documentId }] } }).expect(
        400,
      );
      expect(body.error).toMatchObject({
        message: expect.stringContaining(
          `"${slug}" cannot lead to a category. Write the part after /category/`,
        ),
        details: { errors: [expect.objectContaining({ path: ['slug'] })] },
      });
    },
  );

  test.each([{}, { category: { connect: [], disconnect: [] } }])(
    'is refused without a category: %j',
    async (more) => {
      const { body } = await add({ slug: 'to-nowhere', ...more }).expect(400);
      expect(body.error.details.errors).toMatchObject([
        { path: ['category'], message: 'Choose the category to lead readers to.' },
      ]);
    },
  );

  test('must still have a category and a valid slug when changed', async () => {
    const connect = [{ documentId: sleep.documentId }];
    const { body } = await add({ slug: 'rest-at-last', category: { connect } }).expect(201);
    const change = (data: object) =>
      as(request(cms.server).put(`${REDIRECTS}/${body.data.documentId}`)).send(data);
    await change({ category: { connect: [], disconnect: connect } }).expect(400);
    await change({ slug: 'Rest' }).expect(400);
    await change({ slug: 'rest-at-least' }).expect(200);
    expect(await leadsTo('rest-at-least')).toBe('sleep');
  });
});

test.each(['', ' ', '\0', "'", 'a'.repeat(300), '../sleep', '睡眠'])(
  'finds no category at %j',
  async (slug) => {
    const { category: page } = await runQuery(
      cms,
      'query ($slug: String!) { category(slug: $slug) { total } }',
      {
        slug,
      },
    );
    expect(page).toBeNull();
  },
);

test('does not look up old addresses when a category is found directly', async () => {
  await rename(await subTopic('Warm Milk'), 'Milk');
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) =>
    void (sql.includes('category_redirects') && statements.push(sql));
  cms.strapi.db.connection.on('query', note);
  await leadsTo('milk');
  expect(statements).toEqual([]);
  await leadsTo('warm-milk');
  cms.strapi.db.connection.removeListener('query', note);
  expect(statements.length).toBeGreaterThan(0);
});
