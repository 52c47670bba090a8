import { randomUUID } from 'node:crypto';
import { inRoot } from '../../scripts/lib/files/root.ts';
import { expect, test } from '../support/fixtures.ts';

const HEADINGS = [
  'Where to Begin',
  'Adult Vaccination',
  'On the Way',
  'Food Safety',
  'Coming Back',
  'Travel Health',
];
const HUE = 77;

test('an editor adds a topic with a hub, and readers find it without a restart', async ({
  admin,
  screens,
  reader,
  request,
  baseURL,
}) => {
  const name = `Voyages ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const type = name.replace(' ', '-');
  try {
    const form = await screens.newCategory();
    await form.name(name);
    await form.makeTopic();
    await form.hue(HUE);
    await form.addHub(HEADINGS);
    await form.save();
    const image = await admin.upload(inRoot('cms/content/images/insomnia-window.webp'));
    for (const category of ['explore-categories', 'popular-product'])
      await admin.create('banner', { title: 'Jet Lag', imageText: 'Jet Lag', image, type, category });

    const tiles = reader.getByRole('main').getByRole('region', { name: 'Where to Begin' });
    await expect(async () => {
      await reader.goto(`/${slug}`);
      await expect(tiles.getByRole('link', { name: 'Jet Lag' })).toHaveAttribute('href', '/jet-lag', {
        timeout: 1000,
      });
    }).toPass();
    const main = reader.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
    const getHue = (topic: string) =>
      reader
        .locator(`[data-topic='${topic}']`)
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--hue').trim());
    expect(await getHue(slug)).toBe(String(HUE));

    await reader.goto('/main-category');
    const all = reader.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(all.last()).toHaveAttribute('href', `/${slug}`);
    await reader.goto('/sleep');
    expect(await getHue('sleep')).toBe('255');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${baseURL}/${slug}</loc>`);
    const listed = await (await request.get(`/api/blogs?type=${type}-featured`)).json();
    expect(listed.length).toBeGreaterThan(0);
  } finally {
    await admin.deleteWhere('banner', 'type', [type]);
    await admin.deleteWhere('category', 'slug', [slug]);
  }
});

test('the form of a category lists its articles and sub-topics, and says where to change them', async ({
  admin,
  screens,
  uniqueTitle,
}) => {
  const topic = await admin.create('category', { name: uniqueTitle, kind: 'topic' });
  const of = { connect: [{ documentId: topic }] };
  const part = `Part of ${uniqueTitle}`;
  try {
    await admin.create('category', { name: part, kind: 'sub-topic', parent: of });
    await admin.create('blog', { title: uniqueTitle, categories: of });
    const form = await screens.category(topic);
    for (const [list, entry, hint] of [
      ['Articles', uniqueTitle, 'To change them, open the article: its categories are chosen there.'],
      ['Sub-topics', part, 'To change them, open the sub-topic: its topic is chosen there'],
    ] as const) {
      await expect(form.picker(list)).toBeDisabled();
      await expect(form.entry(entry)).toBeEnabled();
      await expect(form.hint(hint)).toBeVisible();
    }
  } finally {
    await admin.deleteWhere('category', 'name', [part, uniqueTitle]);
    await admin.deleteArticles(uniqueTitle);
  }
});
