import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BMI_BANDS } from '../../../features/calculators/body-mass/bmi-band';
import * as tokens from './tokens';

const sheet = (name: string) => readFileSync(path.join(__dirname, '../../../styles', name), 'utf8');
/** The matches of this expression in a style sheet, without duplicates. */
const declared = (name: string, expression: RegExp) =>
  [...new Set([...sheet(name).matchAll(expression)].map(([, found = '']) => found))].toSorted();
const PROPERTY = /(--[\w-]+):/g;
const SRC = path.join(__dirname, '../../..');
const USE = /var\((--[\w-]+)/g;

test('the style guide shows every token', () => {
  const { COLOURS, FACES, STEPS, LEADINGS, SPACES, WIDTHS, RADII, SHADOWS, MARKS, TIMES } = tokens;
  const shown = [FACES, STEPS, LEADINGS, SPACES, WIDTHS, RADII, SHADOWS, MARKS, TIMES].flat();
  const colours = COLOURS.map(({ name }) => name);
  expect([...shown, ...colours].toSorted()).toEqual(declared('tokens.css', PROPERTY));
});

test('the style guide shows every topic colour', () => {
  const { TOPIC_COLOURS, HUE } = tokens;
  expect([HUE, ...TOPIC_COLOURS.map(({ name }) => name)].toSorted()).toEqual(
    declared('topics.css', PROPERTY),
  );
});

test('the BMI bands match those in bands.css', () => {
  expect(BMI_BANDS.map(({ key }) => key).toSorted()).toEqual(declared('bands.css', /data-band='([\w-]+)'/g));
});

test('the site uses every token', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file) && !file.startsWith('pages/styleguide/'));
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(path.join(SRC, file), 'utf8').matchAll(USE)].map(([, name = '']) => name),
    ),
  );
  expect(declared('tokens.css', PROPERTY).filter((name) => !used.has(name))).toEqual([]);
});
