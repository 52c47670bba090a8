/**
 * What the web server passes on to the CMS (C1): first segments of paths. No category's slug may equal one, since a
 * category's page is at `/{slug}`.
 */
export const CMS_PATHS = [
  'api',
  'graphql',
  'uploads',
  // The editors' screens, and what they call: each of the admin's plugins has its own.
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

/** Which of them a request's target is under, or undefined; `/%61pi` is as much under `/api` as `/api` is. */
export function getCmsPath(target: string): CmsPath | undefined {
  const first = firstSegment(target);
  return CMS_PATHS.find((path) => path === decoded(first));
}

/** Whether a target under one of them spells it otherwise than plainly, as no link of ours does. */
export function isDisguised(target: string): boolean {
  const path = getCmsPath(target);
  return path !== undefined && (firstSegment(target) !== path || DOT_SEGMENT.test(target));
}

/** `.` and `..` between slashes, encoded or not: what the CMS would be asked for is another path. */
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
