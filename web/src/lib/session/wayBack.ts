/** What goes along to the login: the place where its reader wants to go on. */
export interface WayBack {
  /** From its first slash, with its query and its anchor. */
  from: string;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Nobody wants to come back to one of these: who goes from one to the other takes along where they came from. */
const WAY_IN = /^\/(?:login|signup|forgot-password|enter-code|change-password)$/;

export const wayBackFrom = ({ pathname, search, hash, state }: Place): WayBack => ({
  from: WAY_IN.test(pathname) ? placeIn(state) : pathname + search + hash,
});

/** Two slashes, or what browsers take for one or leave out, may lead to another site. */
const ELSEWHERE = /\/\/|[\\\s]/;

/** The place that a router's state holds: a path of this site, and home where it holds none. */
export function placeIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !ELSEWHERE.test(from) ? from : '/';
}
