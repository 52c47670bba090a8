import type { Page } from '@playwright/test';
import { DUE_DATE, PREGNANCY } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

/** An instant, and the calendar's day, the one before and the one after, where it is that zone's time. */
interface Moment {
  instant: string;
  yesterday: string;
  today: string;
  tomorrow: string;
}

const moment = (instant: string, yesterday: string, today: string, tomorrow: string): Moment => ({
  instant,
  yesterday,
  today,
  tomorrow,
});

/** A second before midnight and half a minute after it; clocks go forward or back on the days that are named. */
const ZONES: Record<string, readonly Moment[]> = {
  // 14 hours ahead, and no summer time: the first to have a day.
  'Pacific/Kiritimati': [
    moment('2026-03-08T09:59:59Z', '2026-03-07', '2026-03-08', '2026-03-09'),
    moment('2026-03-08T10:00:30Z', '2026-03-08', '2026-03-09', '2026-03-10'),
  ],
  // 11 hours behind: the last.
  'Pacific/Pago_Pago': [
    moment('2026-03-08T10:59:59Z', '2026-03-06', '2026-03-07', '2026-03-08'),
    moment('2026-03-08T11:00:30Z', '2026-03-07', '2026-03-08', '2026-03-09'),
  ],
  'America/New_York': [
    // Forward on 8 March: its midnights are 05:00 and 04:00 in Greenwich.
    moment('2026-03-08T05:00:30Z', '2026-03-07', '2026-03-08', '2026-03-09'),
    moment('2026-03-09T03:59:59Z', '2026-03-07', '2026-03-08', '2026-03-09'),
    moment('2026-03-09T04:00:30Z', '2026-03-08', '2026-03-09', '2026-03-10'),
    // Back on 1 November, which has 25 hours.
    moment('2026-11-01T04:00:30Z', '2026-10-31', '2026-11-01', '2026-11-02'),
    moment('2026-11-02T04:59:59Z', '2026-10-31', '2026-11-01', '2026-11-02'),
  ],
  'Europe/Berlin': [
    // Forward on 29 March: its midnights are 23:00 the day before and 22:00 in Greenwich.
    moment('2026-03-28T23:00:30Z', '2026-03-28', '2026-03-29', '2026-03-30'),
    moment('2026-03-29T21:59:59Z', '2026-03-28', '2026-03-29', '2026-03-30'),
    // Back on 25 October.
    moment('2026-10-24T22:00:30Z', '2026-10-24', '2026-10-25', '2026-10-26'),
    moment('2026-10-25T22:59:59Z', '2026-10-24', '2026-10-25', '2026-10-26'),
  ],
  'Asia/Kolkata': [
    moment('2026-03-08T18:29:59Z', '2026-03-07', '2026-03-08', '2026-03-09'),
    moment('2026-03-08T18:30:30Z', '2026-03-08', '2026-03-09', '2026-03-10'),
  ],
};

/** 280 days after each of those days, as a calendar on paper counts them. */
const DUE: Record<string, { date: string; long: string }> = {
  '2026-03-07': { date: '2026-12-12', long: 'December 12, 2026' },
  '2026-03-08': { date: '2026-12-13', long: 'December 13, 2026' },
  '2026-03-09': { date: '2026-12-14', long: 'December 14, 2026' },
  '2026-03-29': { date: '2027-01-03', long: 'January 3, 2027' },
  '2026-10-25': { date: '2027-08-01', long: 'August 1, 2027' },
  '2026-11-01': { date: '2027-08-08', long: 'August 8, 2027' },
};

/** Days gone by on each since a day before the clocks were changed: January has 31, February 28, October 31. */
const GONE_BY: Record<string, { since: string; days: string; week: string }> = {
  '2026-03-07': { since: '2026-01-01', days: '65 of 280', week: 'Week 10: First trimester' },
  '2026-03-08': { since: '2026-01-01', days: '66 of 280', week: 'Week 10: First trimester' },
  '2026-03-09': { since: '2026-01-01', days: '67 of 280', week: 'Week 10: First trimester' },
  '2026-03-29': { since: '2026-01-01', days: '87 of 280', week: 'Week 13: Second trimester' },
  '2026-10-25': { since: '2026-10-01', days: '24 of 280', week: 'Week 4: First trimester' },
  '2026-11-01': { since: '2026-10-01', days: '31 of 280', week: 'Week 5: First trimester' },
};

const LAST_PERIOD = 'First day of your last period';

async function dueDates(page: Page, moments: readonly Moment[]): Promise<void> {
  const screen = new CalculatorPage(page, DUE_DATE);
  await screen.open();
  for (const { instant, today, tomorrow } of moments) {
    await page.clock.setFixedTime(instant);
    await screen.workOut({ [LAST_PERIOD]: today });
    await screen.expectResult(`Your estimated due date is ${DUE[today]?.long}`);
    await expect(screen.field(LAST_PERIOD)).toHaveAttribute('max', today);
    expect(await screen.figures()).toMatchObject({ Week: '1' });
    await screen.workOut({ [LAST_PERIOD]: tomorrow });
    await screen.expectComplaints(['The date cannot be later than today']);
  }
}

async function pregnancies(page: Page, moments: readonly Moment[]): Promise<void> {
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open();
  for (const { instant, yesterday, today, tomorrow } of moments) {
    await page.clock.setFixedTime(instant);
    const [due, gone] = [DUE[today], GONE_BY[today]];
    await screen.workOut({ [LAST_PERIOD]: gone?.since ?? '' });
    await screen.expectResult(gone?.week ?? '');
    expect(await screen.figures()).toMatchObject({ 'Days gone by': gone?.days });
    await screen.workOut({ [LAST_PERIOD]: yesterday });
    await screen.expectResult('Week 1: First trimester');
    expect(await screen.figures()).toMatchObject({ 'Days gone by': '1 of 280' });
    await screen.workOut({ [LAST_PERIOD]: tomorrow });
    await screen.expectComplaints(['The date cannot be later than today']);
    await screen.workOut({ 'Count from': 'Due date', 'Due date': due?.date ?? '' });
    await screen.expectResult('Week 1: First trimester');
    expect(await screen.figures()).toMatchObject({ 'Days gone by': '0 of 280' });
    await expect(screen.result).toContainText(`Due dateweek 41 begins${due?.long}`);
  }
}

for (const [timezoneId, moments] of Object.entries(ZONES)) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the date calculators use the local calendar day around midnight', async ({ page }) => {
      await dueDates(page, moments);
      await pregnancies(page, moments);
    });
  });
}
