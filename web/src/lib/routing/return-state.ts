import { toPath } from './to-path';

/** The state passed to the login page: where the reader wants to return to. */
interface ReturnState {
  /** Path with its query and hash. */
  from: string;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Nobody wants to return to one of these. Navigation between them keeps the original location. */
const WAY_IN = /^\/(?:login|signup|forgot-password|enter-code|change-password)$/;

/**
 * @returns a router state; `getReturnPath` validates it
 */
export const toReturnState = ({ state, ...place }: Place): unknown =>
  WAY_IN.test(place.pathname) ? state : ({ from: toPath(place) } satisfies ReturnState);
