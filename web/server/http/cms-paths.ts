/**
 * First path segments that the web server proxies to the CMS (C1). No category's slug may equal one, since a
 * category's page is at `/{slug}`.
 */
export const CMS_PATHS = [
  'api',
  'graphql',
  'uploads',
  // The admin's screens, and the routes they call: each admin plugin has its own.
  'admin',
  'content-manager',
  'content-releases',
  'content-type-builder',
  'email',
  'i18n',
  'review-workflows',
  'upload',
  'users-permissions',
] as const;

export type CmsPath = (typeof CMS_PATHS)[number];

/** The CMS path that a request target is under, or undefined. `/%61pi` counts as `/api`. */
export function getCmsPath(target: string): CmsPath | undefined {
  const first = firstSegment(target);
  return CMS_PATHS.find((path) => path === decoded(first));
}

/** Whether a target under a CMS path is spelled in an unusual way, as no link of the site is. */
export function isUnusuallySpelled(target: string): boolean {
  const path = getCmsPath(target);
  return path !== undefined && (firstSegment(target) !== path || DOT_SEGMENT.test(target));
}

/** `.` and `..` segments, encoded or not: the CMS would receive another path. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

function firstSegment(target: string): string {
  return /^\/([^/?#]*)/.exec(target)?.[1] ?? '';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
