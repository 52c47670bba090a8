/** Two slashes, or what browsers take for one or leave out, may lead to another site. */
const ELSEWHERE = /\/\/|[\\\s]/;

/** The place that a router's state holds (`wayBack.ts`): a path of this site, and home where it holds none. */
export function placeIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !ELSEWHERE.test(from) ? from : '/';
}
