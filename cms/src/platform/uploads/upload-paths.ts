/**
 * The routes where the admin uploads files by POST: the media library, and the logos in the admin's settings. Web
 * allows their bodies more time (`web/server/http/connections/request-timeout.ts`); a test in `scripts` compares the two lists.
 */
export const UPLOAD_PATHS = ['/upload', '/upload/files/{id}/replace', '/admin/project-settings'] as const;

const PATTERNS = UPLOAD_PATHS.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`));

/** @param path of a request, without its query */
export const acceptsFiles = (method: string, path: string): boolean =>
  method === 'POST' && PATTERNS.some((pattern) => pattern.test(path));

/** Whether a form with files is for the media library. */
export const isLibraryPath = (path: string): boolean => path.startsWith('/upload');

/**
 * The admin's "add from URL": the server would fetch any address, and its content would bypass the verification of
 * uploads.
 */
export const UPLOAD_FROM_URL = '/upload/actions/upload-from-urls';
