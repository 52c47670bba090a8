/**
 * Where the admin takes files, by POST: the media library, and the logos of the admin's own settings. Web gives these bodies
 * longer to arrive (`web/server/http/connections/request-timeout.ts`); a test of the scripts compares the two.
 */
export const UPLOAD_PATHS = ['/upload', '/upload/files/{id}/replace', '/admin/project-settings'] as const;

const PATTERNS = UPLOAD_PATHS.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`));

/** @param path of a request, without its query */
export const takesFiles = (method: string, path: string): boolean =>
  method === 'POST' && PATTERNS.some((pattern) => pattern.test(path));

/** The admin's "add from URL": the server would fetch any address, and its bytes would pass the look at uploads by. */
export const FETCHING_UPLOAD = '/upload/actions/upload-from-urls';
