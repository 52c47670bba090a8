import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BmiCalculator } from './bmi/BmiCalculator';
import { BmrCalculator } from './bmr/BmrCalculator';
import {
  getErrors,
  getForm,
  findHeadline,
  getInputs,
  openWithInputs,
  getResultPanel,
  type Inputs,
} from './calculator.testing';
import { CalorieCalculator } from './calorie/CalorieCalculator';
import { DueDateCalculator } from './due-date/DueDateCalculator';
import { PregnancyCalculator } from './pregnancy/PregnancyCalculator';
import { TdeeCalculator } from './tdee/TdeeCalculator';

interface Tried {
  name: string;
  Calculator: ComponentType;
  /** The initial values of the form. */
  first: Inputs;
  example: Inputs;
  heading: string;
  mistake: Inputs;
  sentences: readonly string[];
  /** Changes every choice after the result. */
  changes: Inputs;
}

const METRIC = { units: 'metric', age: '', sex: 'm', cm: '', kg: '' };
const ENERGY = { ...METRIC, activity: '1.465', formula: 'mifflin-st-jeor' };
const PERSON = { age: '25', cm: '180', kg: '65' };
const WRONG = { age: '4', cm: '0', kg: '' };
const TOO_FAT = { ...WRONG, formula: 'katch-mcardle', fat: '101' };
const AGE = 'Age must be between 5 and 100';
const FAT = 'Body fat percentage must be between 0 and 100';
const LATER = 'The date cannot be later than today';

const CALCULATORS: readonly Tried[] = [
  {
    name: 'BMI Calculator',
    Calculator: BmiCalculator,
    first: { units: 'standard', age: '', sex: 'm', feet: '', inches: '', pounds: '' },
    example: { age: '25', feet: '5', inches: '10', pounds: '160' },
    heading: 'Your BMI is 22.96: Normal',
    mistake: { age: '1', feet: '0', inches: '', pounds: '' },
    sentences: [
      'Age must be between 2 and 120',
      'Please enter valid height in feet and inches',
      'Please enter valid weight in pounds',
    ],
    changes: { units: 'uk', sex: 'f' },
  },
  {
    name: 'Calorie Calculator',
    Calculator: CalorieCalculator,
    first: ENERGY,
    example: PERSON,
    heading: 'You need about 2,425 kcal a day to keep your weight',
    mistake: TOO_FAT,
    sentences: [AGE, 'Enter valid height and weight', FAT],
    changes: { units: 'standard', sex: 'f', activity: '1.9', formula: 'revised-harris-benedict' },
  },
  {
    name: 'BMR Calculator',
    Calculator: BmrCalculator,
    first: { ...METRIC, activity: '' },
    example: { ...PERSON, activity: 'sedentary' },
    // 66 + 13.75 × 65 + 5 × 180 - 6.75 × 25
    heading: 'Your BMR is 1,691.00 kcal a day',
    mistake: { ...WRONG, activity: '' },
    sentences: [AGE, 'Error parsing height or weight', 'Please select an activity level'],
    changes: { units: 'uk', sex: 'f', activity: 'very-active' },
  },
  {
    name: 'TDEE Calculator',
    Calculator: TdeeCalculator,
    first: ENERGY,
    example: PERSON,
    heading: 'You spend about 2,425 kcal a day',
    mistake: TOO_FAT,
    sentences: [AGE, 'Please enter valid height and weight', FAT],
    changes: { units: 'uk', sex: 'f', activity: '1', formula: 'katch-mcardle' },
  },
  {
    name: 'Due Date Calculator',
    Calculator: DueDateCalculator,
    first: { date: '', cycle: '28' },
    example: { date: '2026-01-01' },
    heading: 'Your estimated due date is October 8, 2026',
    mistake: { date: '2026-03-11' },
    sentences: [LATER],
    changes: { cycle: '59' },
  },
  {
    name: 'Pregnancy Calculator',
    Calculator: PregnancyCalculator,
    first: { basis: 'last-period', date: '' },
    example: { date: '2025-10-14' },
    heading: 'Week 22: Second trimester',
    mistake: { date: '2026-03-11' },
    sentences: [LATER],
    changes: { basis: 'due-date' },
  },
];

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Changes the fields one after another, because a choice can show further fields. */
function enter(changed: Inputs) {
  for (const [name, value] of Object.entries(changed)) {
    const radio = getForm().querySelector(`[name="${name}"][value="${value}"]`);
    const field = getForm().querySelector(`[name="${name}"]`);
    if (radio) fireEvent.click(radio);
    else if (field) fireEvent.change(field, { target: { value } });
    else throw new Error(`The form shows no field “${name}”.`);
  }
}

/** The result, without the offer to renew it and the notice about its link. */
const wordsOfResult = () =>
  getResultPanel()
    .textContent.replace(/This is the result of.*?as of today/, '')
    .replace(/(Link copied|Copy the link).*/, '');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 10, 12), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe.each(CALCULATORS)('$name', (tried) => {
  const { Calculator, first, example, heading, mistake, sentences, changes } = tried;

  test('has its form, with the default choices, in the server-rendered HTML', () => {
    document.body.innerHTML = renderToString(<Calculator />);
    expect(getInputs()).toEqual(first);
    document.body.replaceChildren();
  });

  test('keeps what is typed before its script arrives and calculates from it', async () => {
    window.history.replaceState(null, '', '/calculator');
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Calculator />);
    for (const [name, value] of Object.entries(example)) {
      const field = page.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
      if (field) field.value = value;
    }
    const root = await act(async () => hydrateRoot(page, <Calculator />));
    expect(getInputs()).toEqual({ ...first, ...example });
    press('Calculate');
    expect(findHeadline()).toBe(heading);
    act(() => root.unmount());
    page.remove();
  });

  test('Clear restores the form and removes the result and the link', async () => {
    openWithInputs(Calculator);
    enter(example);
    press('Calculate');
    expect(findHeadline()).toBe(heading);
    await act(async () => press('Copy link'));
    expect(window.location.hash).not.toBe('');
    enter(changes);
    press('Clear');
    expect(getInputs()).toEqual(first);
    expect(findHeadline()).toBe('Your result');
    expect(window.location.hash).toBe('');
  });

  test('shows either errors or a result, and keeps the wrong input until Clear', () => {
    openWithInputs(Calculator);
    enter(example);
    press('Calculate');
    enter(mistake);
    press('Calculate');
    expect(getErrors()).toEqual(sentences);
    expect(findHeadline()).toBe('Your result');
    expect(getInputs()).toMatchObject(mistake);
    enter({ ...first, ...example });
    press('Calculate');
    expect(findHeadline()).toBe(heading);
    expect(getErrors()).toEqual([]);
    expect(getForm().querySelectorAll('[aria-invalid]')).toHaveLength(0);
    enter(mistake);
    press('Calculate');
    press('Clear');
    expect(getErrors()).toEqual([]);
    expect(getForm().querySelectorAll('[aria-invalid]')).toHaveLength(0);
    expect(getInputs()).toEqual(first);
    expect(findHeadline()).toBe('Your result');
  });

  test('restores the result and the form from its link years later', async () => {
    openWithInputs(Calculator);
    enter(example);
    press('Calculate');
    await act(async () => press('Copy link'));
    const { pathname, search, hash } = window.location;
    expect([pathname, search]).toEqual(['/calculator', '']);
    const brought = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect(brought).toMatchObject({ ...example, on: '2026-03-10' });
    const before = wordsOfResult();
    cleanup();
    jest.setSystemTime(new Date(2028, 0, 1, 12));
    openWithInputs(Calculator, brought);
    expect(findHeadline()).toBe(heading);
    expect(getInputs()).toEqual({ ...first, ...example });
    expect(wordsOfResult()).toBe(before);
    expect(getResultPanel()).toHaveTextContent('As of March 10, 2026.');
    press('Calculate');
    expect(window.location.hash).toBe('');
  });
});

const MEASURES: ReadonlySet<string> = new Set(['cm', 'kg', 'feet', 'inches', 'pounds']);

describe.each(CALCULATORS.filter(({ first }) => 'units' in first))('$name', ({ Calculator, first }) => {
  test('converts the input to the chosen units and loses nothing on the way back', () => {
    const others = Object.entries(first).filter(([name]) => !MEASURES.has(name));
    const person = { ...Object.fromEntries(others), age: '33', sex: 'f' };
    const standard = { units: 'standard', feet: '5', inches: '10,25', pounds: ' 160.4' };
    // 178.435 cm; 72.7561568 kg; 160.4 lb are 11 stones and 6.4 lb.
    const metric = { units: 'metric', cm: '178.4', kg: '72.8' };
    const uk = { units: 'uk', feet: '5', inches: '10,25', stones: '11', stonePounds: '6.4' };
    openWithInputs(Calculator);
    enter({ ...standard, age: '33', sex: 'f' });
    for (const shown of [metric, uk, metric, standard]) {
      enter({ units: shown.units });
      expect(getInputs()).toEqual({ ...person, ...shown });
    }
    // A value edited in other units replaces the original from then on; the other measure stays as it was typed.
    enter({ units: 'metric', kg: '72,80' });
    enter({ units: 'uk' });
    expect(getInputs()).toEqual({ ...person, ...uk, stonePounds: '6.5' });
    enter({ units: 'metric' });
    expect(getInputs()).toEqual({ ...person, ...metric, kg: '72,80' });
    enter({ cm: 'tall', units: 'standard' });
    expect(getInputs()).toMatchObject({ feet: '', inches: '' });
    enter({ units: 'metric' });
    expect(getInputs()).toMatchObject({ cm: 'tall' });
  });
});

const ACTIVITIES = ['1', '1.2', '1.375', '1.465', '1.55', '1.725', '1.9'];
const LEVELS = ['', 'sedentary', 'lightly-active', 'moderately-active', 'very-active', 'extra-active'];
const CYCLES = Array.from({ length: 40 }, (_, step) => String(20 + step));

const getOptions = (field: string) =>
  within(screen.getByRole('combobox', { name: field })).getAllByRole<HTMLOptionElement>('option');

test.each([
  { name: 'Calorie', Calculator: CalorieCalculator, field: 'Activity', values: ACTIVITIES },
  { name: 'TDEE', Calculator: TdeeCalculator, field: 'Activity', values: ACTIVITIES },
  { name: 'BMR', Calculator: BmrCalculator, field: 'Activity level', values: LEVELS },
  { name: 'Due Date', Calculator: DueDateCalculator, field: 'Length of your cycle', values: CYCLES },
])('the $name Calculator offers its values in “$field”', ({ Calculator, field, values }) => {
  openWithInputs(Calculator);
  expect(getOptions(field).map(({ value }) => value)).toEqual(values);
});

const BASES = ['Last period', 'Due date', 'Conception date', 'IVF transfer'];

test.each([
  {
    name: 'Calorie',
    Calculator: CalorieCalculator,
    field: 'Formula',
    words: ['Mifflin-St Jeor', 'Revised Harris-Benedict', 'Katch-McArdle'],
  },
  {
    name: 'TDEE',
    Calculator: TdeeCalculator,
    field: 'Formula',
    words: ['Mifflin-St Jeor', 'Katch-McArdle'],
  },
  { name: 'Pregnancy', Calculator: PregnancyCalculator, field: 'Count from', words: BASES },
])('the $name Calculator names its choices in “$field”', ({ Calculator, field, words }) => {
  openWithInputs(Calculator);
  expect(getOptions(field).map(({ textContent }) => textContent)).toEqual(words);
});

test('a link with unknown choices shows the default ones and their result', () => {
  openWithInputs(CalorieCalculator, { ...METRIC, ...PERSON, sex: 'x', activity: '7', formula: 'magic' });
  expect(findHeadline()).toBe('You need about 2,425 kcal a day to keep your weight');
  expect(getInputs()).toEqual({ ...ENERGY, ...PERSON });
});
