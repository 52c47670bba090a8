import { DUE_DATE, PREGNANCY, type Answers } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

const LAST_PERIOD = 'First day of your last period';

test('the due date is the last period plus the cycle length minus 14 days plus 266 days', async ({
  page,
}) => {
  const screen = new CalculatorPage(page, DUE_DATE);
  await screen.open();
  await expect(screen.field(LAST_PERIOD)).toHaveAttribute('max', '2026-03-10');
  for (const [date, cycle, due, weekday] of [
    ['2026-01-01', '28', 'October 8, 2026', 'Thursday'],
    ['2026-01-01', '20', 'September 30, 2026', 'Wednesday'],
    ['2026-01-01', '59', 'November 8, 2026', 'Sunday'],
    ['2025-06-03', '35', 'March 17, 2026', 'Tuesday'],
    // Over 29 February.
    ['2024-02-01', '28', 'November 7, 2024', 'Thursday'],
  ] as const) {
    await screen.workOut({ [LAST_PERIOD]: date, 'Length of your cycle': cycle });
    await screen.expectResult(`Your estimated due date is ${due}`);
    await expect(screen.result).toContainText(`A ${weekday}, for a cycle of ${cycle} days.`);
  }
});

/** The same pregnancy, 147 days along on the day of the examples, by all that it can be counted from. */
const SAME: readonly { basis: string; date: Answers; isIvf?: boolean }[] = [
  { basis: 'Last period', date: { [LAST_PERIOD]: '2025-10-14' } },
  { basis: 'Due date', date: { 'Due date': '2026-07-21' } },
  { basis: 'Conception date', date: { 'Date of conception': '2025-10-28' } },
  { basis: 'IVF transfer', date: { 'Date of the transfer': '2025-10-28' }, isIvf: true },
];

test('every basis yields the same pregnancy result, and changing the basis clears it', async ({ page }) => {
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open();
  for (const { basis, date, isIvf = false } of SAME) {
    await screen.enter({ 'Count from': basis });
    await screen.expectNoResult();
    await screen.enter(date);
    await screen.calculate();
    await screen.expectResult('Week 22: Second trimester');
    expect(await screen.figures()).toEqual({
      'Days gone by': '147 of 280',
      'Percent pregnant': '52%',
      'Conception date': 'October 28, 2025',
      ...(basis !== 'Last period' && { 'Counted as last period': 'October 14, 2025' }),
      // Two of three weeks from 10 to 11.38 in, and from 0.9 to 1.1 lb.
      'Fetal length': '10.92 in (27.74 cm)',
      'Fetal weight': '1.03 lb (467.20 g)',
    });
    await expect(screen.result).toContainText('Due dateweek 41 beginsJuly 21, 2026');
    await expect(screen.result.getByText('For IVF, 266 days are counted from fertilisation')).toHaveCount(
      isIvf ? 1 : 0,
    );
  }
  await screen.enter({ 'Count from': 'Due date' });
  await expect(screen.field('Due date')).toHaveAttribute('max', '2026-12-15');
  await screen.enter({ 'Due date': '2027-01-01' });
  await screen.calculate();
  await expect(screen.complaints).toHaveCount(1);
  await screen.enter({ 'Count from': 'Conception date' });
  await expect(screen.complaints).toHaveCount(0);
});

/** Last periods, what is said of them on 10 March 2026, and the size of that week. */
const COURSE = [
  // Today, 6 and 7 days ago, then the last day of each trimester and the first of the next.
  ['2026-03-10', 'Week 1: First trimester', '0 of 280', '0%', '0.00 in (0.00 cm)', '0.00 lb (0.00 g)'],
  ['2026-03-04', 'Week 1: First trimester', '6 of 280', '2%', '0.00 in (0.00 cm)', '0.00 lb (0.00 g)'],
  ['2026-03-03', 'Week 2: First trimester', '7 of 280', '2%', '0.19 in (0.48 cm)', '0.07 lb (31.75 g)'],
  ['2025-12-17', 'Week 12: First trimester', '83 of 280', '29%', '2.10 in (5.33 cm)', '0.81 lb (367.41 g)'],
  ['2025-12-16', 'Week 13: Second trimester', '84 of 280', '30%', '3.09 in (7.85 cm)', '0.82 lb (371.95 g)'],
  [
    '2025-09-03',
    'Week 27: Second trimester',
    '188 of 280',
    '67%',
    '14.50 in (36.83 cm)',
    '2.00 lb (907.18 g)',
  ],
  [
    '2025-09-02',
    'Week 28: Third trimester',
    '189 of 280',
    '67%',
    '14.92 in (37.90 cm)',
    '2.42 lb (1,097.69 g)',
  ],
  [
    '2025-06-04',
    'Week 40: Third trimester',
    '279 of 280',
    '99%',
    '20.00 in (50.80 cm)',
    '7.50 lb (3,401.94 g)',
  ],
  [
    '2025-06-03',
    'Week 41: Unknown trimester',
    '280 of 280',
    '100%',
    '20.00 in (50.80 cm)',
    '7.50 lb (3,401.94 g)',
  ],
  [
    '2024-02-29',
    'Week 41: Unknown trimester',
    '280 of 280',
    '100%',
    '20.00 in (50.80 cm)',
    '7.50 lb (3,401.94 g)',
  ],
] as const;

test('a pregnancy runs from week 1 to week 41, where the trimester is shown as unknown', async ({ page }) => {
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open();
  for (const [date, headline, days, percent, length, weight] of COURSE) {
    await screen.enter({ [LAST_PERIOD]: date });
    await screen.calculate();
    await screen.expectResult(headline);
    expect(await screen.figures()).toMatchObject({
      'Days gone by': days,
      'Percent pregnant': percent,
      'Fetal length': length,
      'Fetal weight': weight,
    });
  }
  // Hadlock's median of week 12, e^(0.578 + 0.332 * 12 - 0.00354 * 144), stands beside a figure six times as large.
  await screen.enter({ [LAST_PERIOD]: '2025-12-17' });
  await screen.calculate();
  await expect(screen.result).toContainText(
    'the published median of 11 completed weeks is 45 g (Hadlock et al.',
  );
  await expect(screen.result).toContainText('Sizes are rough averages');
});

test('a result link from an earlier day shows its date and can be recalculated for today', async ({
  page,
}) => {
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open('#basis=last-period&date=2025-10-14&on=2026-01-01');
  await expect(screen.headline).toHaveText('Week 12: First trimester');
  await expect(screen.result).toContainText('As of January 1, 2026.');
  await screen.result.getByRole('button', { name: 'Show it as of today' }).click();
  await screen.expectResult('Week 22: Second trimester');
  await expect(screen.result).toContainText('As of March 10, 2026.');
  await expect(screen.result.getByRole('button', { name: 'Show it as of today' })).toHaveCount(0);
});

test('a page left open past midnight picks up the new date when it becomes visible again', async ({
  page,
}) => {
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
