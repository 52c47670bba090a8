import assert from 'node:assert/strict';
import { BMI } from '../../support/calculators/calculators.ts';
import { journey } from '../driver/browser.ts';
import type { Target } from '../driver/finder.ts';
import { pattern, type Reader } from '../driver/reader.ts';
import { waitUntil } from '../driver/wait-until.ts';

const press = (reader: Reader, name: string): Promise<void> =>
  reader.press({ role: 'button', name, within: 'main' });
const field = (label: string): Target => ({
  role: 'field',
  name: pattern(new RegExp(`^${label.replaceAll(/[()]/g, '.')}`)),
  within: 'form',
});
const result: Target = { role: 'heading', name: BMI.headline, within: 'main' };
const age = field('Age');

journey('a reader calculates a result, opens its link and clears the form', async (reader) => {
  await reader.open(BMI.path);
  for (const [label, value] of Object.entries(BMI.example)) await reader.type(field(label), value);
  await press(reader, 'Calculate');
  await reader.sees(result);
  await press(reader, 'Copy link');
  await waitUntil('the link', async () => (await reader.path()).includes('#'));
  const link = await reader.path();

  await reader.open('/about');
  await reader.open(link);
  await reader.sees(result);
  await reader.holds(age, '25');
  await press(reader, 'Clear');
  await reader.counts(result, 0);
  await reader.holds(age, '');
  await reader.isAt(BMI.path);
  await reader.expectNoErrors();
});

journey(
  'letters typed as an age cause an error, make the result stale, and are removed by Clear (X4)',
  async (reader) => {
    const isUnread = (): Promise<boolean> =>
      reader.evaluate((sought) => (window.finder.find(sought)[0] as HTMLInputElement).validity.badInput, age);
    await reader.open(BMI.path);
    for (const [label, value] of Object.entries(BMI.example)) await reader.type(field(label), value);
    await press(reader, 'Calculate');
    await reader.sees(result);
    await reader.type(age, 'e-e');
    assert.equal(await isUnread(), true);
    await reader.seesText('The form has changed since');
    await press(reader, 'Calculate');
    await reader.seesText('Age must be between 2 and 120');
    await press(reader, 'Clear');
    await waitUntil('the field is empty', async () => !(await isUnread()));
    await reader.missesText('Age must be between 2 and 120');
    // The field contains only what is typed next.
    await reader.type(age, '31');
    await reader.holds(age, '31');
    await reader.expectNoErrors();
  },
);
