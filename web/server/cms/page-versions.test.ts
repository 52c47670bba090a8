import fc from 'fast-check';
import { createPageVersions } from './page-versions';

const SILENCE_MS = 30_000;

function setUp(mostArticles?: number) {
  const versions = createPageVersions(mostArticles);
  let requestedAt = 0;
  return {
    versions,
    note(version: number, activity: Record<string, number> = {}, laterMs = 1000) {
      requestedAt += laterMs;
      versions.note({ version, activity: new Map(Object.entries(activity)), requestedAt });
    },
    /** Which of these page versions have grown since the last call. */
    changed: watch(versions.of, ['sleep', 'salt', null]),
  };
}

function watch(of: (article: string | null) => number, articles: (string | null)[]) {
  const seen = new Map<string | null, number>();
  return () =>
    articles.filter((article) => {
      const [before, now] = [seen.get(article) ?? 0, of(article)];
      seen.set(article, now);
      if (now < before) throw new Error('A page version has decreased.');
      return now > before;
    });
}

test('counts everything as changed on the first report', () => {
  const { note, changed } = setUp();
  note(7, { sleep: 1 });
  expect(changed()).toEqual(['sleep', 'salt', null]);
  note(7, { sleep: 1 });
  expect(changed()).toEqual([]);
});

test('a changed activity number changes only its article', () => {
  const { note, changed } = setUp();
  note(7);
  changed();
  note(7, { sleep: 4 });
  expect(changed()).toEqual(['sleep']);
  note(7, { sleep: 4, salt: 9 });
  expect(changed()).toEqual(['salt']);
  note(7, { sleep: 5, salt: 9 });
  expect(changed()).toEqual(['sleep']);
});

test('an article that leaves the activity is unchanged; one that returns has changed', () => {
  const { note, changed } = setUp();
  note(7, { sleep: 4 });
  changed();
  note(7);
  expect(changed()).toEqual([]);
  note(7, { sleep: 5 });
  expect(changed()).toEqual(['sleep']);
});

test('a different content version changes everything, even an older one from a backup', () => {
  const { note, changed } = setUp();
  note(7, { sleep: 4 });
  note(7, { sleep: 5 });
  changed();
  note(8, { sleep: 5 });
  expect(changed()).toEqual(['sleep', 'salt', null]);
  note(3, { sleep: 2 });
  expect(changed()).toEqual(['sleep', 'salt', null]);
});

test('counts everything as changed after a gap of more than 30 seconds', () => {
  const { note, changed } = setUp();
  note(7);
  changed();
  note(7, {}, SILENCE_MS);
  expect(changed()).toEqual([]);
  note(7, {}, SILENCE_MS + 1);
  expect(changed()).toEqual(['sleep', 'salt', null]);
});

test('ignores a report that a newer one has overtaken', () => {
  const { versions, note, changed } = setUp();
  note(7, { sleep: 5 });
  changed();
  versions.note({ version: 6, activity: new Map([['sleep', 4]]), requestedAt: 1 });
  expect(changed()).toEqual([]);
});

test('counts everything as changed when more articles are active than it can remember', () => {
  const { note, changed } = setUp(2);
  note(7);
  note(7, { sleep: 1, salt: 1 });
  changed();
  note(7, { sleep: 1, salt: 1, sugar: 1 });
  expect(changed()).toEqual(['sleep', 'salt', null]);
  note(7, { sleep: 1, salt: 1, sugar: 2 });
  expect(changed()).toEqual([]);
});

test('never lowers a page version, and raises it whenever its number changes', () => {
  const activity = fc.dictionary(fc.constantFrom('sleep', 'salt', 'sugar'), fc.nat({ max: 3 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 2 }), activity), { minLength: 2 }), (reports) => {
      const { versions, note } = setUp(2);
      let last: { version: number; activity: Record<string, number> } | undefined;
      for (const [version, numbers] of reports) {
        const before = new Map(['sleep', 'salt', 'sugar'].map((article) => [article, versions.of(article)]));
        note(version, numbers);
        for (const [article, pageVersion] of before) {
          const now = versions.of(article);
          const differs =
            version !== last?.version || (article in numbers && numbers[article] !== last.activity[article]);
          expect(differs ? now > pageVersion : now >= pageVersion).toBe(true);
        }
        last = { version, activity: numbers };
      }
    }),
  );
});
