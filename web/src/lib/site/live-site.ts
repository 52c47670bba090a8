import type { Site } from './site';

/** The settings at one moment. */
export interface LiveSite {
  site: Site;
  /** When they become stale even if the content version is unchanged, in milliseconds since 1970. */
  freshUntil: number;
}
