import type { ContentProblem } from '../articles/writing/content-problems/problem';
import { findWorkNeeded, needsWork } from './work-needed';

const COMPLETE = {
  title: 'Sleep',
  description: 'How to',
  thumbnail: { id: 1 },
  categories: [{ id: 2 }],
  content: [{ id: 3 }],
};
const problem = (refused: boolean): ContentProblem => ({ path: [], message: '', detail: '', refused });

test('a complete draft without problems needs none', () => {
  const work = findWorkNeeded(COMPLETE, []);
  expect(needsWork(work)).toBe(false);
  expect(work).toEqual({
    ...{ noTitle: false, noPicture: false, noCategory: false, noDescription: false, noText: false },
    ...{ refused: 0, named: 0 },
  });
});

test.each([
  ['noTitle', { title: ' ' }],
  ['noPicture', { thumbnail: null }],
  ['noCategory', { categories: [] }],
  ['noDescription', { description: null }],
  ['noText', { content: [] }],
])('%s', (name, change) => {
  const work = findWorkNeeded({ ...COMPLETE, ...change }, []);
  expect(Object.entries(work).filter(([, value]) => value)).toEqual([[name, true]]);
  expect(needsWork(work)).toBe(true);
});

test('counts what is refused, and what readers only do not get', () => {
  const work = findWorkNeeded(COMPLETE, [problem(true), problem(false), problem(false)]);
  expect(work).toMatchObject({ refused: 1, named: 2 });
  expect(needsWork(work)).toBe(true);
  expect(needsWork(findWorkNeeded(COMPLETE, [problem(false)]))).toBe(true);
});
