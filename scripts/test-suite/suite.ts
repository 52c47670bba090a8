import { formatSeconds } from '../lib/process/step.ts';
import { Failure } from '../lib/process/failure.ts';
import { formatCounts, none, oneFailed, oneSkipped, total, type Counts } from './counts.ts';
import { isPastDeadline } from './deadline.ts';
import { isInShard, type Shard } from './shard.ts';

/** One part of a test run. */
export interface Part {
  /** The name for `--only`. */
  name: string;
  title: string;
  /** Names of the parts that must pass before this one can run. */
  needs?: string[];
  /** True if `run` can run the share of a shard; otherwise the whole part belongs to one of the shards. */
  splits?: true;
  run: (shard: Shard | undefined) => Promise<Counts>;
}

/** The result of a part. */
export interface Result {
  part: Part;
  counts: Counts;
  milliseconds: number;
}

/**
 * Runs the parts in order and prints how each ended. A failed part stops only those that need it. A part that would begin
 * after the deadline of the run is skipped.
 */
export async function runSuite(parts: Part[], shard?: Shard): Promise<Result[]> {
  const results: Result[] = [];
  const mine = parts.filter(({ splits }, place) => splits || isInShard(place, shard));
  for (const part of mine) {
    console.log(`\n▸ ${part.title}`);
    const began = performance.now();
    const obstacle = findObstacle(part, results);
    const counts = obstacle === undefined ? await getCounts(part, shard) : oneSkipped;
    const milliseconds = performance.now() - began;
    results.push({ part, counts, milliseconds });
    console.log(
      obstacle === undefined
        ? `  ${counts.failed > 0 ? '✗' : '✓'} ${formatCounts(counts)} in ${formatSeconds(milliseconds)}`
        : `  ✗ NOT RUN: ${obstacle}`,
    );
  }
  return results;
}

/** Why a part cannot run, if it cannot. */
function findObstacle({ needs }: Part, results: Result[]): string | undefined {
  const blocker = needs?.find((name) => failedIn(results, name));
  if (blocker !== undefined) return `it needs "${blocker}", which failed`;
  return isPastDeadline() ? 'the time of this run is up (TEST_DEADLINE)' : undefined;
}

const failedIn = (results: Result[], name: string): boolean =>
  results.some(({ part, counts }) => part.name === name && counts.failed > 0);

export const getTotal = (results: Result[]): Counts => total([none, ...results.map(({ counts }) => counts)]);

async function getCounts({ run }: Part, shard: Shard | undefined): Promise<Counts> {
  try {
    return await run(shard);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return oneFailed;
  }
}
