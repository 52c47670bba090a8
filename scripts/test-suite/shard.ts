import { Failure } from '../lib/process/failure.ts';

/** A share of a test run, such as 1 of 3. */
export interface Shard {
  index: number;
  total: number;
}

/** Reads `1/3`. Throws a Failure for anything else. */
export function parseShard(text: string): Shard {
  const [, index, total] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !total || index > total) {
    throw new Failure(`--shard is the number of a share and how many there are, such as 1/3, not "${text}".`);
  }
  return { index, total };
}

/** The arguments for Jest and Playwright. */
export const shardArgs = (shard: Shard | undefined): string[] =>
  shard ? [`--shard=${shard.index}/${shard.total}`] : [];

/** Whether a part that cannot be split belongs to this shard, by its index in the list. */
export const isInShard = (place: number, shard: Shard | undefined): boolean =>
  shard === undefined || place % shard.total === shard.index - 1;
