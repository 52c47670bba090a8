/** Two slashes in a path, or characters that browsers treat as a slash or drop, may lead to another site. */
const ELSEWHERE = /\/\/|[\\\s]/;
/** Characters that are not allowed in an address. */
const CONTROL = /\p{Cc}/u;

/** The path in a router state (`return-state.ts`): a path of this site, or home if there is none. */
export function getReturnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && isHere(from) ? from : '/';
}

function isHere(place: string): boolean {
  const [path = ''] = place.split(/[?#]/, 1);
  return path.startsWith('/') && !ELSEWHERE.test(path) && !CONTROL.test(place);
}
