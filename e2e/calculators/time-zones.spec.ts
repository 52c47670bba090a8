import { PREGNANCY } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

const LAST_PERIOD = 'First day of your last period';

/** A second before midnight and half a minute after it. */
const ZONES = {
  // 14 hours ahead of UTC.
  'Pacific/Kiritimati': [
    {
      instant: '2026-03-08T09:59:59Z',
      today: '2026-03-08',
      tomorrow: '2026-03-09',
      due: 'December 13, 2026',
    },
    {
      instant: '2026-03-08T10:00:30Z',
      today: '2026-03-09',
      tomorrow: '2026-03-10',
      due: 'December 14, 2026',
    },
  ],
  // 5 hours behind UTC before March 8, and 4 after it.
  'America/New_York': [
    {
      instant: '2026-03-08T05:00:30Z',
      today: '2026-03-08',
      tomorrow: '2026-03-09',
      due: 'December 13, 2026',
    },
    {
      instant: '2026-03-09T03:59:59Z',
      today: '2026-03-08',
      tomorrow: '2026-03-09',
      due: 'December 13, 2026',
    },
    {
      instant: '2026-03-09T04:00:30Z',
      today: '2026-03-09',
      tomorrow: '2026-03-10',
      due: 'December 14, 2026',
    },
  ],
};

for (const [timezoneId, moments] of Object.entries(ZONES)) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the Pregnancy Calculator counts from the local date around midnight', async ({ page }) => {
      const screen = new CalculatorPage(page, PREGNANCY);
      await screen.open();
      for (const { instant, today, tomorrow, due } of moments) {
        await page.clock.setFixedTime(instant);
        await screen.workOut({ [LAST_PERIOD]: today });
        await screen.expectResult('Week 1: First trimester');
        await expect(screen.field(LAST_PERIOD)).toHaveAttribute('max', today);
        expect(await screen.figures()).toMatchObject({ 'Days gone by': '0 of 280' });
        await expect(screen.result).toContainText(`Due dateweek 41 begins${due}`);
        await screen.workOut({ [LAST_PERIOD]: tomorrow });
        await screen.expectComplaints(['The date cannot be later than today']);
      }
    });
  });
}

test('a page left open past midnight offers the result of the new day', async ({ page }) => {
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open();
  await screen.enter(PREGNANCY.example);
  await screen.calculate();
  await screen.expectResult(PREGNANCY.headline);
  await page.clock.setFixedTime('2026-03-11T00:00:30');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(screen.field(LAST_PERIOD)).toHaveAttribute('max', '2026-03-11');
  await screen.result.getByRole('button', { name: 'Show it as of today' }).click();
  await screen.expectResult(PREGNANCY.headline);
  expect(await screen.figures()).toMatchObject({ 'Days gone by': '148 of 280' });
});
