import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { followContentVersion } from './content-version';

let cms: FakeCms;
beforeEach(async () => (cms = await startFakeCms()));
afterEach(() => cms.close());

/** Waits as long as a busy machine needs, and no longer. */
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 5000; !holds() && Date.now() < end;) await later(10);
  expect(holds()).toBe(true);
}
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('follows the content version as it changes', async () => {
  const version = followContentVersion({ cmsUrl: cms.url, onReachable: () => undefined, pollIntervalMs: 10 });
  expect(version.current()).toBeUndefined();
  await version.poll();
  expect(version.current()).toBe(1);
  cms.version = 7;
  await until(() => version.current() === 7);
  version.stop();
});

test('raises only the page version of an article with new activity', async () => {
  const version = followContentVersion({ cmsUrl: cms.url, onReachable: () => undefined });
  expect(version.pageVersion('sleep')).toBeUndefined();
  await version.poll();
  const [all = 0, before = 0] = [version.pageVersion(null), version.pageVersion('sleep')];
  cms.activity = { sleep: 3 };
  await version.poll();
  expect(version.pageVersion('sleep')).toBeGreaterThan(before);
  expect(version.pageVersion(null)).toBe(all);
  cms.version = 2;
  await version.poll();
  expect(version.pageVersion(null)).toBeGreaterThan(all);
  version.stop();
});

test('accepts a lower version, as after restoring a backup', async () => {
  const version = followContentVersion({ cmsUrl: cms.url, onReachable: () => undefined });
  cms.version = 9;
  await version.poll();
  cms.version = 3;
  await version.poll();
  expect(version.current()).toBe(3);
  version.stop();
});

test('trusts the last version for a while when the CMS is down, then drops it', async () => {
  const version = followContentVersion({ cmsUrl: cms.url, onReachable: () => undefined, trustedForMs: 500 });
  await version.poll();
  cms.mood = 'down';
  await version.poll();
  expect(version.current()).toBe(1);
  await until(() => version.current() === undefined);
  expect(version.pageVersion(null)).toBeUndefined();
  version.stop();
});

test('reports once that the CMS is unreachable and once that it is back', async () => {
  const reports: boolean[] = [];
  const version = followContentVersion({
    cmsUrl: cms.url,
    onReachable: (reachable) => reports.push(reachable),
  });
  await version.poll();
  cms.mood = 'failing';
  await version.poll();
  await version.poll();
  cms.mood = 'well';
  await version.poll();
  expect(reports).toEqual([true, false, true]);
  version.stop();
});

test('stops polling when stopped', async () => {
  const version = followContentVersion({ cmsUrl: cms.url, onReachable: () => undefined, pollIntervalMs: 5 });
  await version.poll();
  version.stop();
  cms.version = 2;
  await later(40);
  expect(version.current()).toBe(1);
});
