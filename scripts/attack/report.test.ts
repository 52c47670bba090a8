import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTACKS } from './attacks.ts';
import {
  asJson,
  faultList,
  toJsonResults,
  markdownComparison,
  markdownTable,
  plainComparison,
  plainTable,
} from './report.ts';
import type { Result } from './run.ts';

const [attack] = ATTACKS;
assert.ok(attack);
const memory = { before: 100, peak: 150, after: 120 };
const result: Result = {
  attack,
  outcome: { responses: new Map([['429', 3]]), faults: [] },
  readings: { requested: 200, answered: 99.5, failures: { '503': 1 }, cachedP99: 12.4, madeP99: 80 },
  observed: {
    cms: memory,
    site: memory,
    cmsHeld: 41.6,
    siteHeld: 3,
    dataGrowth: 0.04,
    tempGrowth: 180,
    tempFiles: ['x'],
    uploads: 0,
    rows: new Map([['comments', 2]]),
  },
  milliseconds: 10,
  faults: ['1 files stayed in the temporary folder.'],
};

test('has a row for each attack', () => {
  const [, , row = ''] = markdownTable([result]).split('\n');
  assert.equal(
    row.replaceAll(/ +/g, ' '),
    '| nothing | | 3 × 429 | 99.5 % of 200 | 12 ms | 80 ms | 42 ms | 100 → 150 → 120 MB | 100 → 150 → 120 MB | data +0.0, temp +180.0 MB | no |',
  );
  assert.match(plainTable([result]), /^nothing +3 × 429 +99\.5 % of 200/m);
});

test('omits what is unknown about a site that was not started here', () => {
  const [, , row = ''] = markdownTable([{ ...result, observed: undefined, faults: [] }]).split('\n');
  assert.match(row, /\| 80 ms +\| +\| +\| +\| +\| yes +\|$/);
});

test('lists the results of two builds below each other', () => {
  const held = { ...result, faults: [] };
  const [heads = '', , before = '', after = '', ...more] = markdownComparison([result], [held]).split('\n');
  assert.match(heads, /^\| Attack +\| Finding +\| Build +\| Answers +\|/);
  assert.match(before, /^\| nothing +\| +\| before +\| 3 × 429 .* no +\|$/);
  assert.match(after, /^\| nothing +\| +\| after +\| 3 × 429 .* yes +\|$/);
  assert.deepEqual(more, []);
  assert.match(plainComparison([result], [held]), /^nothing +before +3 × 429/m);
});

test('lists attacks that could not be run, and why', () => {
  const notMade = { ...result, faults: [], notMade: 'No member could sign up\n(404).' };
  const [heads = '', , row = ''] = markdownTable([notMade]).split('\n');
  assert.match(row, /^\| nothing +\|[ |]*\| not made \|$/);
  assert.equal(row.split('|').length, heads.split('|').length);
  assert.equal(
    faultList([notMade, result]),
    '- **nothing**: Could not be run: No member could sign up (404).\n' +
      '- **nothing**: 1 files stayed in the temporary folder.',
  );
});

test('reports everything to programs', () => {
  const [reported]: unknown[] = JSON.parse(asJson(toJsonResults([result])));
  assert.deepEqual(Object(reported).observed.rows, { comments: 2 });
  assert.deepEqual(Object(reported).answers, { '429': 3 });
});

test('every attack has a unique name and states what must hold', () => {
  assert.equal(new Set(ATTACKS.map(({ name }) => name)).size, ATTACKS.length);
  for (const { does, holds } of ATTACKS) assert.ok(does !== '' && holds !== '');
});
