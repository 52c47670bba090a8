import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInShard, parseShard, shardArgs } from './shard.ts';

test('reads a shard, and passes it on to Jest and Playwright', () => {
  assert.deepEqual(parseShard('2/3'), { index: 2, total: 3 });
  assert.deepEqual(shardArgs(parseShard('2/3')), ['--shard=2/3']);
  assert.deepEqual(shardArgs(undefined), []);
});

for (const text of ['', '1', '0/3', '4/3', '1/0', 'a/b', '1/3/5', '-1/3']) {
  test(`refuses "${text}" as a shard`, () => {
    assert.throws(() => parseShard(text), /such as 1\/3/);
  });
}

test('gives each part that cannot be split to one of the shards', () => {
  const places = [0, 1, 2, 3, 4];
  const shares = [1, 2, 3].map((index) => places.filter((place) => isInShard(place, { index, total: 3 })));
  assert.deepEqual(shares, [[0, 3], [1, 4], [2]]);
  assert.deepEqual(
    places.filter((place) => isInShard(place, undefined)),
    places,
  );
});
