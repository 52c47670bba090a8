import { getEmbed } from '../../../src/lib/shared/embeds.gen';
import { contentSecurityPolicy, securityHeaders } from './security-headers';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policy = directives(contentSecurityPolicy({ https: false }));

test('allows scripts only from the site’s own files', () => {
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
});

test('allows an inline script by its hash', () => {
  // The output of `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
  expect(directives(contentSecurityPolicy({ https: false }, ['alert(1)']))['script-src']).toEqual([
    "'self'",
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

test('allows styles only from the site’s own files', () => {
  expect(policy['style-src']).toEqual(["'self'"]);
});

test('allows images from any https origin, and framing only by the site itself', () => {
  expect(policy['img-src']).toEqual(["'self'", 'https:', 'data:']);
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
});

test('allows frames from the site itself and the origin of each embed provider only', () => {
  const origins = [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://www.openstreetmap.org/export/embed.html?bbox=13.3,52.5,13.4,52.6',
    'https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT',
    'https://soundcloud.com/artist/track',
  ].map((address) => new URL(getEmbed(address)?.src ?? '').origin);
  expect(policy['frame-src']).toEqual(["'self'", ...origins]);
});

test('sends HSTS and upgrade-insecure-requests only on an https site', () => {
  const { everywhere: plain } = securityHeaders({ publicUrl: 'http://localhost:3000' });
  const { everywhere: secure } = securityHeaders({ publicUrl: 'https://health.example' });
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(secure['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(secure['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
});
