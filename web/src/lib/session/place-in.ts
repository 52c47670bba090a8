/** In a path two slashes, or what browsers take for one or leave out, may lead to another site. */
const ELSEWHERE = /\/\/|[\\\s]/;
/** They are part of no address. */
const CONTROL = /\p{Cc}/u;

/** The place that a router's state holds (`wayBack.ts`): a path of this site, and home where it holds none. */
export function placeIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && isHere(from) ? from : '/';
}

function isHere(place: string): boolean {
  const [path = ''] = place.split(/[?#]/, 1);
  return path.startsWith('/') && !ELSEWHERE.test(path) && !CONTROL.test(place);
}
