import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BmiArticle } from './bmi/BmiArticle';
import { BmrArticle } from './bmr/BmrArticle';
import { CalorieArticle } from './calorie/CalorieArticle';
import { DueDateArticle } from './due-date/DueDateArticle';
import { PregnancyArticle } from './pregnancy/PregnancyArticle';
import { TdeeArticle } from './tdee/TdeeArticle';

/**
 * The figures of the worked examples, computed here from the formulas of docs/calculators.md and
 * not by the calculators, so that neither can mislead the other.
 */
function getText(Article: ComponentType): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Article />
    </MemoryRouter>,
  );
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ');
}

const KG_PER_LB = 0.453592;
const kcal = (figure: number, digits = 0) =>
  figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A day of the calendar, some days after another, as the articles write it. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

test('BMI article has the right figures for a man of 5 ft 9 in and 165 lb', () => {
  const cm = 69 * 2.54;
  const m = cm / 100;
  const kg = 165 * KG_PER_LB;
  const bmi = kg / m ** 2;
  const estimate = 50 + 0.91 * (cm - 152.4);
  const inPounds = (figure: number, digits: number) => (figure / KG_PER_LB).toFixed(digits);
  const text = getText(BmiArticle);

  expect(text).toContain(`(${cm.toFixed(2)} cm) and weighs 165 lb (${kg.toFixed(2)} kg)`);
  expect(text).toContain(`= ${bmi.toFixed(2)}, inside the healthy band`);
  expect(text).toContain(`÷ 25 = ${(bmi / 25).toFixed(2)}`);
  expect(text).toContain(`1.7526) = ${(kg / m ** 3).toFixed(2)}`);
  expect(text).toContain(
    `${(18.5 * m ** 2).toFixed(1)} to ${(25 * m ** 2).toFixed(1)} kg (${inPounds(18.5 * m ** 2, 0)} to ${inPounds(25 * m ** 2, 0)} lb)`,
  );
  expect(text).toContain(
    `${(estimate - 5).toFixed(1)} to ${(estimate + 5).toFixed(1)} kg (${inPounds(estimate - 5, 1)} to ${inPounds(estimate + 5, 1)} lb)`,
  );
  expect(text).toContain(`below ${69 / 2} inches (${(cm / 2).toFixed(1)} cm)`);
});

test('calorie article has the right figures for a man of 45, 178 cm and 85 kg', () => {
  const rest = 10 * 85 + 6.25 * 178 - 5 * 45 + 5;
  const revised = 13.397 * 85 + 4.799 * 178 - 5.677 * 45 + 88.362;
  const lean = 370 + 21.6 * 85 * (1 - 25 / 100);
  const maintenance = Math.round(rest * 1.465);
  const text = getText(CalorieArticle);

  expect(text).toContain(`= ${kcal(rest, 1)} kcal`);
  expect(text).toContain(`needs ${kcal(maintenance)} kcal to stay`);
  const [mild, loss, extreme] = [250, 500, 1000].map((less) => kcal(maintenance - less));
  expect(text).toContain(`targets are ${mild}, ${loss} and ${extreme}`);
  expect(text).toContain(`give him ${kcal(revised * 1.465)} to maintain`);
  expect(text).toContain(`Katch-McArdle ${kcal(lean * 1.465)}`);
  expect(text).toContain(`gap of ${Math.round(revised * 1.465) - maintenance} kcal`);
});

test('BMR article has the right figures for a woman of 35, 165 cm and 68 kg, by both formulas', () => {
  const bmr = 655 + 9.56 * 68 + 1.85 * 165 - 4.68 * 35;
  const younger = 10 * 68 + 6.25 * 165 - 5 * 35 - 161;
  const text = getText(BmrArticle);

  expect(text).toContain(`= ${kcal(bmr, 2)} kcal a day`);
  expect(text).toContain(`A sedentary day takes ${kcal(bmr * 1.2, 2)} kcal`);
  expect(text).toContain(`a moderately active one ${kcal(bmr * 1.55, 2)}`);
  expect(text).toContain(`gives ${kcal(younger, 2)} kcal at rest, ${Math.round(bmr - younger)} less`);
  expect(Math.round((bmr / younger - 1) * 100)).toBe(5);
});

test('TDEE article has the right figures for a woman of 29, 168 cm and 62 kg', () => {
  const rest = 10 * 62 + 6.25 * 168 - 5 * 29 - 161;
  const day = Math.round(rest * 1.55);
  const lean = 370 + 21.6 * 62 * (1 - 24 / 100);
  const text = getText(TdeeArticle);

  expect(text).toContain(`= ${kcal(rest)} kcal. Times 1.55 makes ${kcal(day)} a day`);
  const [less, lesser, least, more, stillMore, most] = [-250, -500, -1000, 250, 500, 1000].map((change) =>
    kcal(day + change),
  );
  expect(text).toContain(`loss targets are ${less}, ${lesser} and ${least}`);
  expect(text).toContain(`gain targets ${more}, ${stillMore} and ${most}`);
  expect(text).toContain(`Katch-McArdle gives ${kcal(lean * 1.55)}`);
});

test('due date article has the right dates for March 10, 2026 and cycles of 28, 32 and 25 days', () => {
  const due = (cycleDays: number) => dayAfter('2026-03-10', cycleDays - 14 + 266);
  const text = getText(DueDateArticle);

  expect(text).toContain(`280 days lead to ${due(28)}`);
  expect(`${due(32)} and ${due(25)}`).toBe('December 19, 2026 and December 12, 2026');
  expect(text).toContain('32 days moves that to December 19, and one of 25 days to December 12');
});

test('pregnancy article has the right figures for March 10, 2026 as of August 4, 2026', () => {
  const elapsed = (Date.UTC(2026, 7, 4) - Date.UTC(2026, 2, 10)) / 86_400_000;
  const week = Math.floor(elapsed / 7) + 1;
  // Between the anchors of weeks 20 and 23.
  const share = (week - 20) / 3;
  const text = getText(PregnancyArticle);

  expect(text).toContain(`By August 4, ${elapsed} days have passed`);
  expect(text).toContain(`so week ${week} begins`);
  expect(text).toContain(`÷ 280 makes ${Math.floor((elapsed / 280) * 100)} percent`);
  expect(dayAfter('2026-03-10', 14)).toBe('March 24, 2026');
  expect(text).toContain(
    `Conception falls around March 24, and the due date is ${dayAfter('2026-03-10', 280)}`,
  );
  expect(text).toContain(
    `week ${week} gives ${(10 + share * 1.38).toFixed(2)} inches and ${(0.9 + share * 0.2).toFixed(2)} pounds`,
  );
});
