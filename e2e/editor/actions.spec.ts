import { expect, test } from '../support/fixtures.ts';

test('the actions of a form come all at once, so that none moves under the pointer', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.publishArticle({
    title: uniqueTitle,
    slug: uniqueTitle.toLowerCase().replaceAll(' ', '-'),
  });
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const watch = () => {
      for (const button of document.querySelectorAll('aside button'))
        if (button.textContent === 'Preview' && button.checkVisibility({ visibilityProperty: true }))
          tops.push(Math.round(button.getBoundingClientRect().top));
      requestAnimationFrame(watch);
    };
    watch();
  });
  await screens.draft(id, uniqueTitle);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpublish at…' })).toBeVisible();
  const tops: unknown = await page.evaluate(() => [...new Set(Reflect.get(window, 'tops'))]);
  expect(tops).toHaveLength(1);
});
