import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { Failure } from '../lib/process/failure.ts';

/** One type of request, measured in several rounds. */
export interface Measurement {
  title: string;
  /** Runs one round. */
  round: () => Promise<Speed>;
}

export interface Speed {
  /** Requests per second. */
  rate: number;
  /** Median, in ms. */
  latency: number;
  /** The server's CPU time per response, in µs, if the server reports it. */
  processor?: number | undefined;
}

export interface Load extends Speed {
  /** The number of responses. */
  responses: number;
}

/** Sends as many requests as `connections` can within `seconds`. Throws a Failure if a response is not 2xx. */
export async function measureLoad(
  url: string,
  { connections, seconds, ...more }: { connections: number; seconds: number } & Partial<autocannon.Options>,
): Promise<Load> {
  const result = await autocannon({ url, connections, duration: seconds, ...more });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0)
    throw new Failure(
      `${bad} of ${result.requests.total} requests to ${url} failed, so their speed means nothing.`,
    );
  return { rate: result.requests.average, latency: result.latency.p50, responses: result.requests.total };
}

/** Runs `action` again and again for so many seconds, one at a time. @param action gets the number of its turn */
export async function measureTurns(action: (turn: number) => Promise<void>, seconds: number): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  for (let turn = 0; performance.now() - start < seconds * 1000; turn++) {
    const began = performance.now();
    await action(turn);
    times.push(performance.now() - began);
  }
  const took = performance.now() - start;
  return { rate: (times.length / took) * 1000, latency: median(times), responses: times.length };
}

/**
 * Runs the rounds of all measurements in rotation, so that other load on the machine affects all of them equally.
 * Returns medians.
 */
export async function measureAll(measurements: Measurement[], rounds: number): Promise<Map<string, Speed>> {
  const speeds = new Map<string, Speed[]>(measurements.map(({ title }) => [title, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { title, round: once } of measurements) speeds.get(title)?.push(await once());
  }
  return new Map([...speeds].map(([title, all]) => [title, medianSpeed(all)]));
}

const medianSpeed = (all: Speed[]): Speed => ({
  rate: median(all.map(({ rate }) => rate)),
  latency: median(all.map(({ latency }) => latency)),
  processor: all.some(({ processor }) => processor === undefined)
    ? undefined
    : median(all.map(({ processor = 0 }) => processor)),
});

/** The middle value, or the mean of the middle two for an even number of values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
