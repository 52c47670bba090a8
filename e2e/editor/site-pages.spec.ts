import { SitePagesScreen } from '../pages/SitePagesScreen.ts';
import { inRoot } from '../../scripts/lib/files/root.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { holdRequests } from '../support/page/hold-requests.ts';
import { axeFindings } from '../support/page/axe.ts';

const HUB = {
  topics: 'Where to Begin',
  routine: 'Before You Leave',
  issues: 'On the Way',
  featured: 'Far from Home',
  carousel: 'Coming Back',
  latest: 'Travel Medicine',
};
const LIST = HUB.featured;

/** A hub of its own: the value under which its lists and banners are stored, and its topic. */
const test = base.extend<{ hub: { value: string; topic: string } }>({
  hub: async ({ admin, uniqueTitle }, use) => {
    const value = uniqueTitle.replaceAll(' ', '-');
    const topic = await admin.create('category', { name: uniqueTitle, kind: 'topic', hub: HUB });
    await use({ value, topic });
    await admin.deleteWhere('placement', 'key', [`${value}-featured`]);
    await admin.deleteWhere('banner', 'type', [value]);
    await admin.delete('category', topic);
  },
});

test('an editor fills and arranges a list of a hub, and readers see it', async ({
  admin,
  hub,
  screens,
  page,
  reader,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const { value, topic } = hub;
  const titles = ['Packing', 'Flying', 'Landing'].map((word) => `${word} ${uniqueTitle}`);
  const ids: string[] = [];
  for (const [index, title] of titles.entries())
    ids.push(
      await admin.publishArticle({
        title,
        slug: `${slug}-${index}`,
        categories: { connect: [{ documentId: topic }] },
      }),
    );
  const [packing = '', flying = '', landing = ''] = titles;

  await screens.open();
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('combobox', { name: 'Page' }).click();
  await page.getByRole('option', { name: uniqueTitle }).click();
  const screen = new SitePagesScreen(page);
  await expect(screen.section(LIST)).toContainText('Filled up with the newest');
  await expect(screen.save).toBeDisabled();

  for (const title of [packing, flying]) await screen.add(LIST, title);
  await screen.handle(LIST, flying).focus();
  await page.keyboard.press('Space');
  // What screen readers say of the beginning is followed at once by where it is.
  await expect(page.getByRole('status').filter({ hasText: 'would be at place 2 of 2' })).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: 'would be at place 1 of 2' })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(screen.cards(LIST)).toHaveText([new RegExp(flying), new RegExp(packing)]);
  const previewed = screen.preview.getByRole('region', { name: LIST }).getByRole('heading', { level: 3 });
  for (const [index, title] of [flying, packing, landing].entries())
    await expect(previewed.nth(index)).toHaveText(title);
  expect(await axeFindings(page, ['main'])).toEqual([]);

  await screen.save.click();
  await expect(page.getByText(`Readers see the new ${uniqueTitle} now.`)).toBeVisible();
  const shown = reader.getByRole('region', { name: LIST }).getByRole('heading', { level: 3 });
  await expect(async () => {
    await reader.goto(`/${slug}`);
    for (const [index, title] of [flying, packing, landing].entries())
      await expect(shown.nth(index)).toHaveText(title, { timeout: 1000 });
  }).toPass();

  await screen.drag(LIST, packing, flying);
  await expect(screen.cards(LIST)).toHaveText([new RegExp(packing), new RegExp(flying)]);
  // What a colleague has added meanwhile is put together with it, and saved with the next press.
  const list = await admin.find('placement', 'key', `${value}-featured`);
  await admin.update('placement', list, {
    blogs: { connect: [{ documentId: ids[2], position: { end: true } }] },
  });
  await screen.save.click();
  await expect(
    page.getByRole('alert').filter({ hasText: `“${LIST}” was not saved: Site Owner` }),
  ).toBeVisible();
  const together = [packing, landing, flying];
  await expect(screen.cards(LIST)).toHaveText(together.map((title) => new RegExp(title)));
  await screen.save.click();
  await expect(screen.save).toBeDisabled();
  await expect(screen.cards(LIST)).toHaveText(together.map((title) => new RegExp(title)));
  await expect(async () => {
    await reader.goto(`/${slug}`);
    for (const [index, title] of together.entries())
      await expect(shown.nth(index)).toHaveText(title, { timeout: 1000 });
  }).toPass();

  await screen.drag(LIST, flying, packing);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await screen.discard.click();
  await expect(screen.cards(LIST)).toHaveText(together.map((title) => new RegExp(title)));
});

test('the arrows left and right move a card through all rows', async ({ admin, hub, page, screens }) => {
  const { value } = hub;
  const image = await admin.upload(inRoot('cms/content/images/insomnia-window.webp'));
  const place = { image, type: value, category: 'explore-categories', linkUrl: '/sleep' };
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  for (const [position, imageText] of names.entries())
    await admin.create('banner', { ...place, title: imageText, imageText, position });
  await screens.open();
  const screen = await SitePagesScreen.open(page, value);
  const cards = screen.cards(HUB.topics);
  await expect(cards).toHaveCount(names.length);
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeGreaterThan(1);

  const move = async (name: string, key: string, places: readonly number[]) => {
    const said = (at: number) =>
      page.getByRole('status').filter({ hasText: `would be at place ${at} of ${names.length}` });
    await screen.handle(HUB.topics, name).focus();
    await page.keyboard.press('Space');
    const [from = 0, ...others] = places;
    await expect(said(from)).toBeAttached();
    for (const at of others) {
      await page.keyboard.press(key);
      await expect(said(at)).toBeAttached();
    }
    await page.keyboard.press('Space');
  };
  await move('Seven', 'ArrowLeft', [7, 6, 5, 4, 3, 2, 1]);
  await expect(cards).toHaveText(['Seven', ...names.slice(0, 6)].map((name) => new RegExp(name)));
  await move('Seven', 'ArrowRight', [1, 2, 3, 4, 5, 6, 7]);
  await expect(cards).toHaveText(names.map((name) => new RegExp(name)));
});

test('while the page is loaded after a save, cards stay where they were put', async ({
  admin,
  hub,
  page,
  screens,
  uniqueTitle,
}) => {
  const { value } = hub;
  const [one = '', two = '', three = ''] = ['One', 'Two', 'Three'].map((word) => `${word} ${uniqueTitle}`);
  for (const [index, title] of [one, two, three].entries())
    await admin.publishArticle({ title, slug: `${value.toLowerCase()}-${index}` });
  await screens.open();
  const screen = await SitePagesScreen.open(page, value);
  const expectCards = (...titles: string[]) =>
    expect(screen.cards(LIST)).toHaveText(titles.map((title) => new RegExp(title)));
  for (const title of [one, two, three]) await screen.add(LIST, title);
  await screen.drag(LIST, three, one);
  await expectCards(three, one, two);

  const loads = /\/admin\/site-pages\/page\//;
  const release = await holdRequests(page, loads);
  const loading = page.waitForRequest(loads);
  await screen.save.click();
  await loading;
  await expectCards(three, one, two);
  await screen.takeOut(LIST, one);
  release();
  await expect(page.getByText(`Readers see the new ${uniqueTitle} now.`)).toBeVisible();
  await expectCards(three, two);
  await screen.save.click();
  await expect(screen.save).toBeDisabled();
  await page.reload();
  await expectCards(three, two);
});

test('an editor arranges and deletes the banners of a hub, and adds one to its place', async ({
  admin,
  hub,
  screens,
  page,
  reader,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const { value } = hub;
  const image = await admin.upload(inRoot('cms/content/images/insomnia-window.webp'));
  const place = { image, type: value, category: 'explore-categories' };
  const ids = new Map<string, string>();
  for (const imageText of ['Jet Lag', 'Insomnia'])
    ids.set(imageText, await admin.create('banner', { ...place, title: imageText, imageText }));

  await screens.open();
  const screen = await SitePagesScreen.open(page, value);
  await expect(screen.cards(HUB.topics)).toHaveText([/Jet Lag/, /Insomnia/]);
  await screen.handle(HUB.topics, 'Insomnia').focus();
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  // A key that follows at once is lost.
  await page.keyboard.press('Space');
  await expect(said('would be at place 2 of 2')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(said('would be at place 1 of 2')).toBeAttached();
  await page.keyboard.press('Space');
  await screen.save.click();
  await expect(page.getByText(`Readers see the new ${uniqueTitle} now.`)).toBeVisible();
  const tiles = reader.getByRole('main').getByRole('region', { name: HUB.topics }).getByRole('link');
  await expect(async () => {
    await reader.goto(`/${slug}`);
    await expect(tiles).toHaveText([/Insomnia/, /Jet Lag/], { timeout: 1000 });
  }).toPass();

  await test.step('a colleague’s change of the same banners is named, and nothing is half saved', async () => {
    await screen.drag(HUB.topics, 'Jet Lag', 'Insomnia');
    await expect(screen.cards(HUB.topics)).toHaveText([/Jet Lag/, /Insomnia/]);
    await admin.update('banner', ids.get('Jet Lag')!, { position: 9 });
    await screen.save.click();
    const refusal = page.getByRole('alert').filter({ hasText: `“${HUB.topics}” was not saved: Site Owner` });
    await expect(refusal).toBeVisible();
    expect((await admin.read('banner', ids.get('Insomnia')!)).position).toBe(0);
    await expect(screen.cards(HUB.topics)).toHaveText([/Jet Lag/, /Insomnia/]);
    await screen.save.click();
    await expect(screen.section(HUB.topics)).not.toContainText('Changed, not saved.');
    await expect(screen.cards(HUB.topics)).toHaveText([/Jet Lag/, /Insomnia/]);
  });

  await test.step('a banner is deleted with the save, and kept until then', async () => {
    const bin = page.getByRole('button', { name: 'Delete “Insomnia”' });
    await bin.click();
    await expect(screen.cards(HUB.topics)).toHaveText([/Jet Lag/]);
    expect(await axeFindings(page, ['main'])).toEqual([]);
    await page.getByRole('button', { name: 'Keep “Insomnia”' }).click();
    await expect(screen.cards(HUB.topics)).toHaveText([/Jet Lag/, /Insomnia/]);
    await expect(screen.save).toBeDisabled();
    await bin.click();
    await screen.save.click();
    await expect(page.getByText(`Readers see the new ${uniqueTitle} now.`)).toBeVisible();
    await expect(screen.cards(HUB.topics)).toHaveText([/Jet Lag/]);
    await expect(async () => {
      await reader.goto(`/${slug}`);
      await expect(tiles).toHaveText([/Jet Lag/], { timeout: 1000 });
    }).toPass();
  });

  await page.getByRole('link', { name: `Add a banner to ${HUB.issues}` }).click();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue(`${uniqueTitle}: ${HUB.issues}`);
  await expect(page.getByRole('textbox', { name: 'Type' })).toHaveCount(0);
});

test('the preview is one press away in a narrow window', async ({ screens, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await screens.open();
  const screen = await SitePagesScreen.open(page, 'home');
  const toggle = page.getByRole('button', { name: 'Preview', exact: true });
  const preview = page.getByRole('region', { name: 'Preview' });
  await screen.section('Just In').scrollIntoViewIfNeeded();
  await expect(preview).toBeHidden();
  await toggle.click();
  await expect(preview).toBeInViewport({ ratio: 0.5 });
  await expect(screen.section('Just In')).toBeHidden();
  expect(await axeFindings(page, ['main'])).toEqual([]);
  await toggle.click();
  await expect(screen.section('Just In')).toBeVisible();
});

test('an address that names no page says so, and leads to the home page', async ({ screens, page }) => {
  await screens.open();
  await page.goto('/admin/site-pages?page=zzz');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveText('Home page');
  await page.goto('/admin/site-pages?id=zzz');
  await expect(page.getByText('The site has no page “zzz” with lists and banners.')).toBeVisible();
  expect(await axeFindings(page, ['main'])).toEqual([]);
  await page.getByRole('link', { name: 'Open the home page' }).click();
  await expect(new SitePagesScreen(page).section('Just In')).toBeVisible();
});
