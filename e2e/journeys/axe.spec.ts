import { ReaderPage } from '../pages/ReaderPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { JOURNEY_ADDRESSES } from '../support/screens/accessibility.ts';

for (const [kind, address] of Object.entries(JOURNEY_ADDRESSES)) {
  test(`${kind} (${address}) has no axe violations in light or dark mode`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await new ReaderPage(page).loadAllPictures();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}
