import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { showSite } from '../../../test/show-site';
import { PRIVACY } from './policies';

const source = (file: string) =>
  readFileSync(path.join(__dirname, '../../../../cms', file), 'utf8').replaceAll(/(?<=\d)_(?=\d)/g, '');

/** What the program says at a place of its source that holds one value. */
function found(file: string, place: RegExp): string {
  const [, value] = place.exec(source(file)) ?? [];
  if (value === undefined) throw new Error(`${file} no longer has ${place.source}`);
  return value;
}

/** For how many seconds something is counted, by the limit's name. */
function counted(): Map<string, number> {
  const file = 'src/throttle/limits.ts';
  const secondsOf = (written: string) =>
    Number(/^\d+$/.test(written) ? written : found(file, new RegExp(`^const ${written} = (\\d+);`, 'm')));
  return new Map(
    [...source(file).matchAll(/^ {2}(\w+): \{ points: \d+, seconds: (\w+)/gm)].map(
      ([, name = '', seconds = '']) => [name, secondsOf(seconds)],
    ),
  );
}

const HOUR = 3600;
const COUNTS = /an hour at most; wrong codes for one mailbox, a day\./i;

async function section(place: number): Promise<string> {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  showSite(PRIVACY.path, {});
  await screen.findByRole('heading', { level: 1, name: PRIVACY.title });
  return document.getElementById(`section${place}`)?.parentElement?.textContent ?? '';
}
afterEach(() => jest.restoreAllMocks());

describe('retention times in the privacy notice match the code', () => {
  test.each([4, 15])('for rate limit counters, in section %d', async (place) => {
    const { wrongCode, ...others } = Object.fromEntries(counted());
    expect(Object.keys(others).length).toBeGreaterThan(15);
    expect(Math.max(...Object.values(others))).toBe(HOUR);
    expect(wrongCode).toBe(24 * HOUR);
    expect(await section(place)).toMatch(COUNTS);
  });

  test('for a sign-in', async () => {
    expect(found('config/plugins.ts', /expiresIn: '(\w+)'/)).toBe('7d');
    expect(await section(14)).toContain('A sign-in ends after seven days.');
  });

  test('for a password reset code and the step after it', async () => {
    expect(found('src/password-reset/code.ts', /CODE_MINUTES = (\d+);/)).toBe('10');
    expect(found('src/password-reset/code.ts', /TOKEN_MINUTES = (\d+);/)).toBe('15');
    expect(await section(15)).toContain('Ten minutes, and a quarter of an hour for the step that follows.');
  });

  test('for an unconfirmed newsletter address', async () => {
    const days = found('src/subscribers/forget-unconfirmed.ts', /FORGOTTEN_AFTER_DAYS = (\d+);/);
    expect(await section(15)).toContain(`One that is not confirmed within ${days} days is deleted`);
  });
});
