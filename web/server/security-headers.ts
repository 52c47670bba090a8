import { EMBED_ORIGINS } from '../src/lib/embeds';

/**
 * The policy of the site's own pages. A cached page cannot carry a nonce and needs none: it has no inline script.
 * Style attributes are allowed (a block's height), style elements are not.
 */
export function contentSecurityPolicy({ https }: { https: boolean }): string {
  const directives = {
    'default-src': "'self'",
    'script-src': "'self'",
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

/** Browser features that the site and what it frames may use: films may play and fill the screen, nothing else. */
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
  /** Of every answer, wherever it does not say otherwise itself: the editors' screens have a policy of their own. */
  everywhere: Record<string, string>;
  /** Besides, of what does not come from the CMS: what the editors' screens open may belong to another site. */
  own: Record<string, string>;
}

export function securityHeaders({ publicUrl }: { publicUrl: string }): SecurityHeaders {
  const https = publicUrl.startsWith('https://');
  return {
    everywhere: {
      'content-security-policy': contentSecurityPolicy({ https }),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      ...(https && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
    },
    own: { 'cross-origin-opener-policy': 'same-origin' },
  };
}
