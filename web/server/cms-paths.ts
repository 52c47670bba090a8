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

/** Which of them a request's target is under, or undefined. */
export function cmsPathOf(target: string): CmsPath | undefined {
  const [, first = ''] = /^\/([^/?#]*)/.exec(target) ?? [];
  return CMS_PATHS.find((path) => path === first);
}
