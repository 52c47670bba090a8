import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeAttacks } from './aims.ts';
import { ATTACKS } from './attacks.ts';
import type { Result } from './run.ts';

const memory = { before: 300, peak: 350, after: 320 };
const observed = {
  cms: memory,
  site: memory,
  cmsHeld: 20,
  siteHeld: 5,
  dataGrowth: 1,
  tempGrowth: 0,
  tempFiles: [],
  uploads: 0,
  rows: new Map(),
};
const readings = { requested: 100, answered: 100, failures: {}, cachedP99: 10, madeP99: 80 };

const result = (at: number, more: Partial<Result> = {}): Result => {
  const attack = ATTACKS[at];
  assert.ok(attack);
  return {
    attack,
    outcome: { responses: new Map(), faults: [] },
    readings,
    observed,
    milliseconds: 1,
    faults: [],
    ...more,
  };
};

test('meets all aims when readers notice nothing', () => {
  assert.deepEqual(
    judgeAttacks([result(0), result(1)]).filter(({ met }) => !met),
    [],
  );
});

test('names the worst attack', () => {
  const slow = result(1, { readings: { ...readings, answered: 90, madeP99: 4000 } });
  const heavy = result(2, {
    observed: { ...observed, cmsHeld: 900, cms: { ...memory, peak: 1600 }, tempGrowth: 180 },
  });
  const missed = judgeAttacks([result(0), slow, heavy]).filter(({ met }) => !met);
  assert.deepEqual(
    missed.map(({ figure }) => figure),
    [
      `10 % (${slow.attack.name})`,
      `4000 ms (${slow.attack.name})`,
      `900 ms (${heavy.attack.name})`,
      `1300 MB (${heavy.attack.name})`,
      `180 MB (${heavy.attack.name})`,
    ],
  );
});
