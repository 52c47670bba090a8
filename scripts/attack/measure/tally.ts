import type { ClientResponse } from '../target/client.ts';

/** Number of responses per status. Requests without a response count under the error code. */
export function countByStatus(responses: readonly ClientResponse[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const response of responses) {
    const name = getName(response);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}

const getName = ({ status, code }: ClientResponse): string => (status === 0 ? code : String(status));

export const getCount = (responses: readonly ClientResponse[], status: number): number =>
  responses.filter((response) => response.status === status).length;

/** The time of the slowest response, formatted for people. */
export const describeSlowest = (responses: readonly ClientResponse[]): string =>
  `slowest response ${(Math.max(0, ...responses.map(({ milliseconds }) => milliseconds)) / 1000).toFixed(1)} s`;

/** Faults of responses: unexpected statuses, and temporary refusals (429, 503) without Retry-After. */
export function findUnexpectedResponses(
  what: string,
  responses: readonly ClientResponse[],
  statuses: readonly number[],
): string[] {
  const wrong = responses.filter(({ status }) => !statuses.includes(status));
  const mute = responses.filter(
    ({ status, headers }) => [429, 503].includes(status) && !(Number(headers['retry-after']) > 0),
  );
  const counts = [...countByStatus(wrong)].map(([name, count]) => `${count} × ${name}`).join(', ');
  return [
    ...(wrong.length > 0 ? [`${what}: answered ${counts}, expected ${statuses.join(', ')}.`] : []),
    ...(mute.length > 0 ? [`${what}: ${mute.length} refusals lack Retry-After.`] : []),
  ];
}

/** A fault if `count` exceeds the maximum. */
export const requireAtMost = (what: string, count: number, most: number): string[] =>
  count > most ? [`${what}: ${count}, at most ${most} expected.`] : [];
