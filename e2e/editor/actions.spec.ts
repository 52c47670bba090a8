import { ArticleListPage } from '../pages/ArticleListPage.ts';
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

test('the actions of a selected row come while the pointer is held still', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  await admin.create('blog', { title: uniqueTitle });
  await screens.openNewestArticles();
  const row = new ArticleListPage(page).row(uniqueTitle);
  await expect(row).toBeVisible();
  // Until then, the browser draws what has just been loaded.
  await screens.wait(5000);
  await row.getByRole('checkbox').click();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
});
