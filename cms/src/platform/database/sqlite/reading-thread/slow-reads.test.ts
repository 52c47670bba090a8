import { createSlowReads } from './slow-reads';

test('a statement is slow once it took 20 ms', () => {
  const reads = createSlowReads();
  reads.note('SELECT 1', 19);
  expect(reads.isSlow('SELECT 1')).toBe(false);
  reads.note('SELECT 1', 20);
  expect(reads.isSlow('SELECT 1')).toBe(true);
  expect(reads.isSlow('SELECT 2')).toBe(false);
});

test('a slow statement stays slow until it takes less than 5 ms', () => {
  const reads = createSlowReads();
  reads.note('SELECT 1', 50);
  reads.note('SELECT 1', 5);
  expect(reads.isSlow('SELECT 1')).toBe(true);
  reads.note('SELECT 1', 4.9);
  expect(reads.isSlow('SELECT 1')).toBe(false);
});

test('500 slow statements are remembered', () => {
  const reads = createSlowReads();
  for (let at = 0; at <= 500; at++) reads.note(`SELECT ${at}`, 50);
  expect(reads.isSlow('SELECT 0')).toBe(false);
  expect(reads.isSlow('SELECT 1')).toBe(true);
});
