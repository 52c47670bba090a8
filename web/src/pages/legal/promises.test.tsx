import { screen } from '@testing-library/react';
import { showSite } from '../../../test/show-site';
import { PRIVACY } from './policies';
import { RETENTION } from './privacy/retention';

async function section(place: number): Promise<string> {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  showSite(PRIVACY.path, {});
  await screen.findByRole('heading', { level: 1, name: PRIVACY.title });
  return document.getElementById(`section${place}`)?.parentElement?.textContent ?? '';
}
afterEach(() => jest.restoreAllMocks());

const HOUR = 3600;

describe('the privacy notice says how long data is kept', () => {
  test.each([4, 15])('for rate limit counters, in section %d', async (place) => {
    expect([RETENTION.rateLimitSeconds, RETENTION.wrongCodeSeconds]).toEqual([HOUR, 24 * HOUR]);
    expect(await section(place)).toMatch(/an hour at most; wrong codes for one mailbox, a day\./i);
  });

  test('for a sign-in', async () => {
    expect(RETENTION.signIn).toBe('7d');
    expect(await section(14)).toContain('A sign-in ends after seven days.');
  });

  test('for a password reset code and the step after it', async () => {
    expect([RETENTION.resetCodeMinutes, RETENTION.resetTokenMinutes]).toEqual([10, 15]);
    expect(await section(15)).toContain('Ten minutes, and a quarter of an hour for the step that follows.');
  });

  test('for what belongs to a deleted article', async () => {
    expect(await section(15)).toContain(`They are kept apart for ${RETENTION.deletedArticleDays} days`);
  });

  test('for an unconfirmed newsletter address', async () => {
    expect(await section(15)).toContain(
      `One that is not confirmed within ${RETENTION.unconfirmedAddressDays} days is deleted`,
    );
  });
});
