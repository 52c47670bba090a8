import { performance } from 'node:perf_hooks';
import { Failure } from '../../lib/process/failure.ts';
import { median } from '../measure.ts';
import type { BenchResponse, BenchRequest } from './read-requests.ts';

/** Throws a Failure if a response is wrong, because its speed would then mean nothing. */
export async function requireCorrectResponses(
  server: string,
  { title, paths, right }: BenchRequest,
): Promise<void> {
  for (const path of paths) {
    const response = await fetchResponse(server + path);
    if (!right(response, path))
      throw new Failure(
        `"${title}": ${server}${path} returned a wrong response (total ${response.total}):\n${JSON.stringify(response.body)?.slice(0, 500)}`,
      );
  }
}

/** The median response time in ms of sequential requests, sent for the given number of seconds. */
export async function medianTime(server: string, paths: string[], seconds: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < end; at++) {
    const began = performance.now();
    await (await fetch(server + (paths[at % paths.length] ?? ''))).arrayBuffer();
    times.push(performance.now() - began);
  }
  return median(times);
}

export async function fetchResponse(url: string): Promise<BenchResponse> {
  const response = await fetch(url);
  if (!response.ok) throw new Failure(`${url} returned ${response.status}: ${await response.text()}`);
  const total = response.headers.get('x-total-count');
  return { total: total === null ? undefined : Number(total), body: await response.json() };
}
