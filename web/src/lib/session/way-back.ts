import { toPath } from '../routing/to-path';

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

/** @returns a state for the router; where it leads, `placeIn` judges */
export const wayBackFrom = ({ state, ...place }: Place): unknown =>
  WAY_IN.test(place.pathname) ? state : ({ from: toPath(place) } satisfies WayBack);
