import { createHash } from 'node:crypto';
import { EMBED_ORIGINS } from '../../../src/lib/shared/embeds.gen';

/**
 * The security policy of the site's own pages. A cached page cannot contain a nonce and needs none: its inline
 * scripts are the same on all pages, and allowed by their hashes. Style attributes are allowed (a block's height),
 * style elements are not.
 * @param scripts the texts of all inline scripts
 */
export function contentSecurityPolicy(
  { https }: { https: boolean },
  scripts: readonly string[] = [],
): string {
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scripts.map(hashSource)].join(' '),
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' https: data:",
    'media-src': "'self' https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': ["'self'", ...EMBED_ORIGINS].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    ...(https && { 'upgrade-insecure-requests': '' }),
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' ').trim())
    .join('; ');
}

/** The source expression for an inline script (CSP Level 3, 2.3.1). */
const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Browser features that the site and its frames may use: videos may play in full screen, nothing else. */
const PERMISSIONS_POLICY = [
  'accelerometer=()',
  'camera=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ');

const TWO_YEARS_SECONDS = 63_072_000;

export interface SecurityHeaders {
  /** Defaults for every response, including the admin's, which have a policy of their own. */
  everywhere: Record<string, string>;
  /** In addition, for responses that do not come from the CMS: the admin may open windows of other sites. */
  own: Record<string, string>;
}

/** @param scripts the texts of all inline scripts */
export function securityHeaders(
  { publicUrl }: { publicUrl: string },
  scripts: readonly string[] = [],
): SecurityHeaders {
  const https = publicUrl.startsWith('https://');
  return {
    everywhere: {
      'content-security-policy': contentSecurityPolicy({ https }, scripts),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      ...(https && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
    },
    own: { 'cross-origin-opener-policy': 'same-origin' },
  };
}
