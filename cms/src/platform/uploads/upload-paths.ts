import { FORM_LIMITS, MAX_FORM_BYTES } from './parse-form';

/**
 * The routes to which the admin sends forms, and how large those may be: the media library, where one form only
 * describes a file, and the logos in the admin's settings. Web allows their bodies more time
 * (`web/server/http/connections/request-timeout.ts`).
 */
export const FORM_ROUTES = [
  { method: 'POST', path: '/upload', maxBytes: MAX_FORM_BYTES },
  { method: 'POST', path: '/upload/files', maxBytes: MAX_FORM_BYTES },
  { method: 'PUT', path: '/upload/files/{id}', maxBytes: FORM_LIMITS.fieldsBytes },
  { method: 'POST', path: '/upload/files/{id}/replace', maxBytes: MAX_FORM_BYTES },
  { method: 'POST', path: '/admin/project-settings', maxBytes: MAX_FORM_BYTES },
] as const;

const PATTERNS = FORM_ROUTES.map(({ path, ...route }) => ({
  ...route,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/**
 * The most bytes of a form; undefined: the route takes none.
 * @param path of a request, without its query
 */
export const getMaxFormBytes = (method: string, path: string): number | undefined =>
  PATTERNS.find((route) => route.method === method && route.pattern.test(path))?.maxBytes;

/** Whether a form with files is for the media library. */
export const isLibraryPath = (path: string): boolean => path.startsWith('/upload');

/**
 * The admin's "add from URL": the server would fetch any address, and its content would bypass the verification of
 * uploads.
 */
export const UPLOAD_FROM_URL = '/upload/actions/upload-from-urls';
