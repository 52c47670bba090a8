/**
 * The file types that editors may upload. Uploads share an origin with the admin, so nothing that a browser could run
 * as a page is allowed: no SVG, no HTML, no XML. Every type has a signature in its first bytes, so that a file is
 * identified by its content and not by its name.
 */
export const ALLOWED_UPLOADS: string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'audio/mpeg',
  'audio/ogg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/wav',
  'video/mp4',
  'video/webm',
  'application/pdf',
];

/** Repeated for Strapi, which checks names too. */
export const DENIED_UPLOADS: string[] = [
  'image/svg+xml',
  'text/*',
  'application/xml',
  'application/xhtml+xml',
  'application/javascript',
];
