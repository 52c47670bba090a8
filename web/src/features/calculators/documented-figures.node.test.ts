import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateBmi, calculateBmiPrime, calculatePonderalIndex } from './body-mass/bmi';
import { getBmiBand } from './body-mass/bmi-band';
import { healthyWeightKg } from './body-mass/healthy-weight';
import { longDay, parseDay, type Day } from './calendar/calendar-date';
import { harrisBenedict, katchMcArdle, mifflinStJeor, revisedHarrisBenedict } from './energy/basal-rate';
import type { Person } from './measures/person';
import { roundTo } from './measures/rounded';
import { CM_PER_INCH, kgFromPounds } from './measures/units';
import { dueDay } from './pregnancy/due-day';
import { getFetalSize, publishedWeightGrams } from './pregnancy/fetal-size';
import { calculateGestation } from './pregnancy/gestation';

const PAGE = readFileSync(join(__dirname, '../../../../docs/calculators.md'), 'utf8');

/** The rows of the table under `## Figures`: the value, its inputs, and the result that the page documents. */
const ROWS = (PAGE.split('## Figures')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [figure = '', of = '', , , program = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { figure, of, program };
  });

/** The number before or after the given words in a text such as `woman, 28 years, 165 cm`. */
function found(text: string, words: RegExp): string {
  const value = words.exec(text)?.[1];
  if (value === undefined) throw new Error(`docs/calculators.md: "${text}" has no ${String(words)}`);
  return value;
}

function toPerson(text: string): Person {
  return {
    sex: found(text, /\b(man|woman)\b/) === 'man' ? 'm' : 'f',
    ageYears: Number(found(text, /([\d.]+) years/)),
    heightCm: getHeight(text),
    weightKg: getWeight(text),
  };
}

const getHeight = (text: string) =>
  / in\b/.test(text)
    ? Number(found(text, /([\d.]+) in\b/)) * CM_PER_INCH
    : Number(found(text, /([\d.]+) cm/));
const getWeight = (text: string) =>
  / lb\b/.test(text) ? kgFromPounds(Number(found(text, /([\d.]+) lb/))) : Number(found(text, /([\d.]+) kg/));
const getBody = (text: string) => ({ heightCm: getHeight(text), weightKg: getWeight(text) });
const bmiIn = (text: string) => Number(found(text, /BMI ([\d.]+)/));
const getWeek = (text: string) => Number(found(text, /week (\d+)/));
const getDate = (text: string): Day => parseDay(found(text, /(\d{4}-\d\d-\d\d)/))!;

const FIGURES: Record<string, (of: string) => number | string | undefined> = {
  BMI: (of) => calculateBmi(getBody(of)),
  'BMI band': (of) => getBmiBand(bmiIn(of)).label,
  'BMI Prime': (of) => calculateBmiPrime(bmiIn(of)),
  'Ponderal index': (of) => calculatePonderalIndex(getBody(of)),
  'Healthy weight, kg': (of) => {
    const sex = found(of, /\b(man|woman)\b/) === 'man' ? 'm' : 'f';
    return roundTo(healthyWeightKg({ sex, heightCm: getHeight(of) }).estimate, 1);
  },
  'Mifflin-St Jeor': (of) => roundTo(mifflinStJeor(toPerson(of)), 2),
  'Harris-Benedict, revised': (of) => roundTo(revisedHarrisBenedict(toPerson(of)), 2),
  'Harris-Benedict': (of) => roundTo(harrisBenedict(toPerson(of)), 2),
  'Katch-McArdle': (of) =>
    roundTo(
      katchMcArdle({ weightKg: getWeight(of), bodyFatPercent: Number(found(of, /([\d.]+) % fat/)) }),
      2,
    ),
  'Due date': (of) => longDay(dueDay(getDate(of), Number(found(of, /cycle of (\d+) days/)))),
  'Due date after IVF': (of) => {
    const day = getDate(of);
    return longDay(calculateGestation({ basis: 'ivf-transfer', day, today: day }).due);
  },
  'Published weight, g': (of) => publishedWeightGrams(getWeek(of)),
  'Rough weight, g': (of) => getFetalSize(getWeek(of)).weightGrams,
};

test('docs/calculators.md has a row for every value', () => {
  expect(new Set(ROWS.map(({ figure }) => figure))).toEqual(new Set(Object.keys(FIGURES)));
});

test.each(ROWS)('$figure for $of is $program', ({ figure, of, program }) => {
  expect(String(FIGURES[figure]?.(of))).toBe(program);
});
