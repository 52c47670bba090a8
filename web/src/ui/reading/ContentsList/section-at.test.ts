import { sectionAt } from './section-at';

const LINE = 143;
const places = (tops: Record<string, number>) => Object.entries(tops).map(([id, top]) => ({ id, top }));

test.each([
  [{ why: 300, how: 900 }, undefined],
  [{ why: 143, how: 900 }, 'why'],
  [{ why: -600, how: 135 }, 'how'],
  [{ why: -900, how: -300 }, 'how'],
  [{}, undefined],
])('with headings at %j the section is %s', (tops, section) => {
  expect(sectionAt(places(tops), LINE)).toBe(section);
});

describe('two side-by-side headings, the first with a nested heading further down', () => {
  const cards = { evening: 100, hour: 400, night: 100.4 };
  const scrolledBy = (pixels: number) =>
    places(Object.fromEntries(Object.entries(cards).map(([id, top]) => [id, top - pixels])));

  test('resolve to the first, or to the other one if the reader chose it', () => {
    expect(sectionAt(scrolledBy(0), LINE)).toBe('evening');
    expect(sectionAt(scrolledBy(0), LINE, 'night')).toBe('night');
    expect(sectionAt(scrolledBy(0), LINE, 'hour')).toBe('evening');
  });

  test('give way to the nested heading once it is reached', () => {
    expect(sectionAt(scrolledBy(300), LINE, 'night')).toBe('hour');
  });
});
