/**
 * The routes to which the admin sends forms: the media library, where that of a file's description has no file in it,
 * and the logos in the admin's settings. Web allows their bodies more time
 * (`web/server/http/connections/request-timeout.ts`).
 */
export const UPLOAD_ROUTES = [
  { method: 'POST', path: '/upload' },
  { method: 'POST', path: '/upload/files' },
  { method: 'PUT', path: '/upload/files/{id}' },
  { method: 'POST', path: '/upload/files/{id}/replace' },
  { method: 'POST', path: '/admin/project-settings' },
] as const;

const PATTERNS = UPLOAD_ROUTES.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** @param path of a request, without its query */
export const acceptsFiles = (method: string, path: string): boolean =>
  PATTERNS.some((route) => route.method === method && route.pattern.test(path));

/** Whether a form with files is for the media library. */
export const isLibraryPath = (path: string): boolean => path.startsWith('/upload');

/**
 * The admin's "add from URL": the server would fetch any address, and its content would bypass the verification of
 * uploads.
 */
export const UPLOAD_FROM_URL = '/upload/actions/upload-from-urls';
