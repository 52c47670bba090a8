import { setTimeout as wait } from 'node:timers/promises';

const AT_MOST_MS = 20_000;
const LOOK_EVERY_MS = 20;

/** Waits for something that happens in the background, such as sending a mail. */
export async function waitUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + AT_MOST_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Timed out waiting until ${what}.`);
    await wait(LOOK_EVERY_MS);
  }
}
