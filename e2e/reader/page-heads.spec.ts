import { expect, test } from '../support/fixtures.ts';

test('page heads share breadcrumb position, title position and lead line height', async ({ page }) => {
  const places: object[] = [];
  for (const path of ['/about', '/faqs', '/privacy-policy', '/bmi-calculator']) {
    await page.goto(path);
    const head = page.getByRole('main').locator('header');
    places.push(
      await head.evaluate((element) => {
        const from = element.closest('main')?.getBoundingClientRect().top ?? 0;
        const place = (selector: string) =>
          Math.round((element.querySelector(selector)?.getBoundingClientRect().top ?? 0) - from);
        const lead = element.querySelector('p');
        return { way: place('nav'), title: place('h1'), lines: lead && getComputedStyle(lead).lineHeight };
      }),
    );
  }
  expect(places).toEqual(places.map(() => places[0]));
});

test('on a tablet the collapsed table of contents aligns with the title', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  // One layout with categories at the end and one with categories at the start.
  for (const path of ['/blog/type-2-diabetes-first-steps', '/blog/insomnia-what-really-helps']) {
    await page.goto(path);
    const left = async (selector: string) =>
      (await page.locator(selector).filter({ visible: true }).first().boundingBox())?.x;
    expect(await left('article details'), path).toBe(await left('article h1'));
  }
});

test('a long byline name wraps, and the next item continues on its last line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/blog/insomnia-what-really-helps');
  const lines = await page.getByText(/^\d+ min read$/).evaluate((minutes) => {
    const reviewed = minutes.previousElementSibling;
    if (!reviewed) return [];
    reviewed.textContent = `Reviewed by ${'Professor Maximiliane von Hohenstein-Oppenheimer '.repeat(3)}`;
    return [reviewed, minutes].map((part) => [...part.getClientRects()].map(({ top }) => Math.round(top)));
  });
  expect(lines[0]?.length).toBeGreaterThan(1);
  expect(lines[1]?.[0]).toBe(lines[0]?.at(-1));
});

test('small related-article cards on a phone have 30 px Share and Save buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog/insomnia-what-really-helps');
  const related = page.getByRole('region', { name: 'Keep Reading' }).getByRole('listitem').first();
  await related.scrollIntoViewIfNeeded();
  for (const name of [/^Share/, /^Save/]) {
    const seen = await related
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button, '::before').width);
    expect(seen, String(name)).toBe('30px');
  }
});
