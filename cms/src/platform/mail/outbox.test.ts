import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clearOutbox } from './outbox';

const DAY_MS = 24 * 3600_000;
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, daysOld: number): void {
  const file = path.join(folder, name);
  fs.writeFileSync(file, 'x');
  const time = new Date(Date.now() - daysOld * DAY_MS);
  fs.utimesSync(file, time, time);
}

test('removes mails that are more than thirty days old, and nothing else', async () => {
  write('old.eml', 31);
  write('new.eml', 29);
  write('old notes.txt', 31);
  await clearOutbox(folder);
  expect(new Set(fs.readdirSync(folder))).toEqual(new Set(['new.eml', 'old notes.txt']));
});

test('does nothing if no mail was ever written', async () => {
  await expect(clearOutbox(path.join(folder, 'none'))).resolves.toBeUndefined();
});
