import { setTimeout as wait } from 'node:timers/promises';

const AT_MOST_MS = 20_000;
const LOOK_EVERY_MS = 20;

/** Waits for what is done while nobody waits, such as sending a mail. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + AT_MOST_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}.`);
    await wait(LOOK_EVERY_MS);
  }
}
