import path from 'node:path';
import type { AdminApi } from '../../support/product/admin-api.ts';
import { axeFindingsInBothSchemes } from '../../support/page/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { findLayoutFaults } from '../../support/layout/find-layout-faults.ts';
import type { Window } from '../../support/layout/windows.ts';
import { collectProblems } from '../../support/page/problems.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';
import { inRoot } from '../../../scripts/lib/files/root.ts';

const LAYOUTS = [
  'text-image-alternating',
  'accordion',
  'minimalist',
  'video-lead',
  'right-sidebar',
  'full-bleed-image',
  'card-based',
  'middle-banner',
  'video',
];
const WIDTHS = [360, 768, 1280];
const SMALLEST: readonly Window[] = [
  { width: 320, text: 32, by: 'finger' },
  { width: 320, text: 16, by: 'finger' },
];
const DESKTOP: Window = { width: 1280, text: 16, by: 'mouse' };
const PICTURES = inRoot('cms/content/images');

const words = (count: number): string =>
  Array.from({ length: Math.ceil(count / 9) }, () => 'A calm evening makes for a better night. ').join('');
const cells = (...texts: string[]): object[] => texts.map((text) => ({ text }));

/** An article of three sections with every element that a layout must place. */
function content(picture: number): object[] {
  return [
    { __component: 'blocks.paragraph', text: words(60) },
    { __component: 'blocks.heading', text: 'Before the evening', level: 2 },
    { __component: 'blocks.paragraph', text: words(80) },
    { __component: 'blocks.image', image: picture, caption: 'A window at night' },
    { __component: 'blocks.paragraph', text: words(120) },
    {
      __component: 'blocks.list',
      items: [{ heading: 'Light', text: 'less of it' }, { text: 'and no screens' }],
    },
    {
      __component: 'blocks.video',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      caption: 'Falling asleep',
      poster: picture,
    },
    { __component: 'blocks.heading', text: 'In the evening', level: 2 },
    { __component: 'blocks.heading', text: 'An hour before bed', level: 3 },
    { __component: 'blocks.paragraph', text: words(80) },
    {
      __component: 'blocks.table',
      caption: 'A plan',
      headers: cells('Time', 'What to do'),
      rows: [{ cells: cells('21:00', 'Dim the lights') }, { cells: cells('22:00', 'Go to bed') }],
    },
    { __component: 'blocks.blockquote', text: 'Sleep is the best meditation.', author: 'A saying' },
    { __component: 'blocks.image', image: picture },
    { __component: 'blocks.heading', text: 'At night', level: 2 },
    { __component: 'blocks.paragraph', text: words(150) },
    {
      __component: 'blocks.slider-with-icons',
      items: [
        { image: picture, caption: 'One' },
        { image: picture, caption: 'Two' },
      ],
    },
    { __component: 'blocks.paragraph', text: words(40) },
  ];
}

async function publish(
  admin: AdminApi,
  title: string,
  layoutType: string,
  changes: object = {},
): Promise<string> {
  const [picture, banner] = [
    await admin.upload(path.join(PICTURES, 'insomnia-window.webp')),
    await admin.upload(path.join(PICTURES, 'main-category.webp')),
  ];
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const sleep = await admin.find('category', 'slug', 'sleep');
  await admin.publishArticle({
    title,
    slug,
    description: 'What to do when the day will not end.',
    layoutType,
    topBanner: banner,
    secondTopBanner: picture,
    middleBanner: banner,
    categories: { connect: [{ documentId: sleep }] },
    content: content(picture),
    ...changes,
  });
  return `/blog/${slug}`;
}

for (const layout of LAYOUTS) {
  test(`the ${layout} layout renders fully at every width, with no errors or axe violations`, async ({
    admin,
    page,
    uniqueTitle,
  }) => {
    const address = await publish(admin, uniqueTitle, layout);
    const problems = collectProblems(page);
    const shown = new ReaderPage(page);
    await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
    // Requests in flight fail when the page is reopened, which is not a problem of the page.
    await page.waitForLoadState('networkidle');
    problems.length = 0;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(uniqueTitle);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await shown.openContents();
      for (const name of ['Before the evening', 'In the evening', 'At night']) {
        await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
        await expect(
          page.getByRole('navigation', { name: 'SUMMARY' }).getByRole('link', { name }),
        ).toBeVisible();
      }
      await expect(page.getByRole('group', { name: 'Advertisement' }).first()).toBeVisible();
      await shown.loadAllPictures();
      await shown.expectNoSidewaysScroll();
      // The page is hydrated, so the problems include those of hydration.
      await page.waitForLoadState('networkidle');
    }
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    // Another width requests other files for pictures that are still loading.
    expect(problems.filter((problem) => !/^\S+\/uploads\/\S+ net::ERR_ABORTED$/.test(problem))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sections of the accordion layout open on click', async ({ admin, page, uniqueTitle }) => {
    const address = await publish(admin, uniqueTitle, 'accordion');
    await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
    const plan = page.getByRole('table', { name: 'A plan' });
    await expect(plan).toBeHidden();
    await page.getByRole('heading', { name: 'In the evening', level: 2 }).click();
    await expect(plan).toBeVisible();
  });
});

test('a contents link opens and reveals its accordion section', async ({ admin, page, uniqueTitle }) => {
  const address = await publish(admin, uniqueTitle, 'accordion');
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
  await page.getByRole('link', { name: 'An hour before bed' }).click();
  await expect(page.getByRole('heading', { name: 'An hour before bed' })).toBeInViewport();
});

for (const [name, width] of [
  ['a phone', 360],
  ['a desktop', 1280],
] as const) {
  test(`on ${name} a contents link scrolls its section to 135 px from the top and is marked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/blog/insomnia-what-really-helps');
    await new ReaderPage(page).openContents();
    // On a phone, it is collapsed again after a fresh load.
    const links = page
      .getByRole('navigation', { name: 'SUMMARY' })
      .getByRole('link', { includeHidden: true });
    const top = (heading: string) =>
      page
        .getByRole('main')
        .getByRole('heading', { name: heading, exact: true })
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    for (const link of (await links.all()).slice(0, 4)) {
      const heading = (await link.textContent()) ?? '';
      await link.click();
      await expect.poll(() => top(heading)).toBe(135);
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
    // A link from another page to a section scrolls to the same position.
    const last = links.nth(3);
    const heading = (await last.textContent()) ?? '';
    const anchor = await last.getAttribute('href');
    await page.goto('about:blank');
    await page.goto(`/blog/insomnia-what-really-helps${anchor}`);
    await expect.poll(() => top(heading)).toBe(135);
    await expect(last).toHaveAttribute('aria-current', 'location');
  });
}

test('the card-based layout stacks its cards in one column', async ({ admin, page, uniqueTitle }) => {
  const address = await publish(admin, uniqueTitle, 'card-based');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
  const box = (name: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .boundingBox();
  const [first, second] = [await box('In the evening'), await box('At night')];
  expect(first && second && first.y + first.height).toBeLessThan(second?.y ?? 0);
  expect(second?.x).toBe(first?.x);
});

test('deeper headings in a card use a smaller font size', async ({ admin, page, uniqueTitle }) => {
  const address = await publish(admin, uniqueTitle, 'card-based');
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
  const getSize = (name: string): Promise<number> =>
    page
      .getByRole('main')
      .getByRole('heading', { name, exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await getSize('An hour before bed')).toBeLessThan(await getSize('In the evening'));
});

test.describe('in a window taller than the text', () => {
  test.use({ viewport: { width: 1440, height: 4000 } });

  test('the table of contents marks the last sections too', async ({ admin, page, uniqueTitle }) => {
    const parts = ['One', 'Two', 'Three', 'Four', 'Five'];
    const address = await publish(admin, uniqueTitle, 'right-sidebar', {
      content: parts.flatMap((part) => [
        { __component: 'blocks.heading', text: `Part ${part}`, level: 2 },
        { __component: 'blocks.paragraph', text: words(40) },
      ]),
    });
    await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
    const links = page.getByRole('navigation', { name: 'SUMMARY' }).getByRole('link');
    const marked = page.locator('nav a[aria-current=location]');
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
    // The mark stays when scrolling stops at the end of the page, and a link from another page sets it as well.
    const fourth = links.nth(3);
    await fourth.click();
    const below = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
    await expect.poll(below).toBeLessThan(1);
    await expect(fourth).toHaveAttribute('aria-current', 'location');
    await page.goto('about:blank');
    await page.goto(`${address}#part-four`);
    await expect(fourth).toHaveAttribute('aria-current', 'location');
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, -4000);
    await expect(marked).toHaveCount(0);
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      await expect(links.last()).toHaveAttribute('aria-current', 'location', { timeout: 2000 });
    }).toPass();
  });
});

test('words wider than a phone break without layout faults in every layout and article list', async ({
  admin,
  page,
  uniqueTitle,
}) => {
  const word = 'Esophagogastroduodenoscopy';
  const address = 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC6352874/with-a-name-that-does-not-end';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const long = (layout: string, at: number) =>
    publish(admin, `${uniqueTitle} ${at}`, layout, {
      title: `${word} ${uniqueTitle}`,
      description: `${word.repeat(4)}.`,
      author: word.repeat(3),
      thumbnail: null,
      content: [
        { __component: 'blocks.heading', text: `${word} ${word}`, level: 2 },
        { __component: 'blocks.paragraph', text: `${address} and ${'x'.repeat(100)}` },
        { __component: 'blocks.link', text: address, url: address },
      ],
    });
  for (const [at, layout] of LAYOUTS.entries()) {
    const article = await long(layout, at);
    await expect.poll(async () => (await page.goto(article))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
    expect(await findLayoutFaults(page, SMALLEST), layout).toEqual([]);
  }
  const listed = page.getByRole('main').getByRole('link', { name: `${word} ${uniqueTitle}`, exact: true });
  for (const list of ['/', '/blog-list', '/category/sleep', `/search/${word}`]) {
    await page.goto(list);
    await expect(listed.first()).toBeVisible();
    expect(await findLayoutFaults(page, [DESKTOP, ...SMALLEST]), list).toEqual([]);
  }
});
