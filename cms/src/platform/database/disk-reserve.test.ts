import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getFreeBytes, createReserve, releaseReserve } from './disk-reserve';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reserve-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

/** A disk of this size, of which other programs use `taken`. */
const disk = (size: number, state: { taken: number }) => ({
  bytes: 3_000_000,
  lowBytes: 1_000_000,
  freeBytes: (folder: string) =>
    size -
    state.taken -
    fs.readdirSync(folder).reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0),
});

test('releases the reserve on a full disk, and creates it again when twice its size is free', () => {
  const state = { taken: 0 };
  const options = disk(10_000_000, state);
  expect(releaseReserve(dataDir, options)).toBe('ok');
  expect(createReserve(dataDir, options)).toBe(true);
  expect(fs.readdirSync(dataDir)).toEqual(['reserve']);
  expect(fs.statSync(path.join(dataDir, 'reserve')).mode & 0o077).toBe(0);

  state.taken = 7_000_000;
  expect(releaseReserve(dataDir, options)).toBe('released');
  expect(fs.readdirSync(dataDir)).toEqual([]);
  expect(createReserve(dataDir, options)).toBe(false);
  state.taken = 4_000_000;
  expect(createReserve(dataDir, options)).toBe(true);
});

test('reports a full disk when there is no reserve, or when it is too small', () => {
  const state = { taken: 9_500_000 };
  const options = disk(10_000_000, state);
  expect(releaseReserve(dataDir, options)).toBe('full');
  fs.writeFileSync(path.join(dataDir, 'reserve'), 'small');
  expect(releaseReserve(dataDir, options)).toBe('full');
});

test('reserves space on a real disk', () => {
  expect(createReserve(dataDir, { bytes: 3_000_000 })).toBe(true);
  expect(fs.statSync(path.join(dataDir, 'reserve')).blocks * 512).toBeGreaterThanOrEqual(3_000_000);
  expect(getFreeBytes(dataDir)).toBeGreaterThan(0);
});
