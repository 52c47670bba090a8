import { expect, test } from '../support/fixtures.ts';

test('a double click on Save creates one article', async ({ admin, page, screens, uniqueTitle }) => {
  await screens.startArticle(uniqueTitle);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page).toHaveURL(/api::blog\.blog\/[a-z0-9]{24}/);
  await screens.wait(1000);
  expect(await admin.countArticles(uniqueTitle)).toBe(1);
});

test('an article whose response was lost is not created again, and gets what was typed since', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  await form.describe('First');
  await page.route(
    /collection-types\/api::blog\.blog(\?|$)/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.pressSave();
  await expect(page.getByText(/not known whether this was saved/).first()).toBeVisible();
  await form.describe('First and second');
  await form.pressSave();
  await expect(page).toHaveURL(/api::blog\.blog\/[a-z0-9]{24}/);
  await expect(form.description).toHaveValue('First and second');
  expect(await admin.countArticles(uniqueTitle)).toBe(1);
  const id = await admin.find('blog', 'title', uniqueTitle);
  expect(await admin.read('blog', id)).toMatchObject({ description: 'First and second' });
});
