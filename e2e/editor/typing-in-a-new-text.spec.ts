import { ArticleText } from '../pages/ArticleText.ts';
import { expect, test } from '../support/fixtures.ts';

const LETTERS = ' and everything else that comes to mind 0123456789 while it is being stored';

for (const saving of ['Save', 'the keyboard']) {
  test(`words that are typed in the text through the first save with ${saving} stay in it`, async ({
    page,
    screens,
    uniqueTitle,
  }) => {
    const form = await screens.startArticle(uniqueTitle);
    const prose = new ArticleText(page);
    await prose.start();
    await prose.type('Sent');
    if (saving === 'Save') {
      await form.pressSave();
      await prose.goOnAtTheEnd();
    } else {
      await page.keyboard.press('Control+s');
    }
    await page.keyboard.type(LETTERS, { delay: 50 });
    await expect(page).toHaveURL(/api::blog\.blog\/[a-z0-9]{24}/);
    await page.keyboard.type('.');
    await expect(prose.text).toHaveText(`Sent${LETTERS}.`);
    await expect(form.title).toHaveValue(uniqueTitle);
  });
}
