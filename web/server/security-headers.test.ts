import { embedFor } from '../src/lib/embeds';
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

test('no script runs but the files of the site', () => {
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
});

test('an inline script runs that the server has written itself', () => {
  // As `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` says.
  expect(directives(contentSecurityPolicy({ https: false }, ['alert(1)']))['script-src']).toEqual([
    "'self'",
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

test('style elements come from files, too', () => {
  expect(policy['style-src']).toEqual(["'self'"]);
});

test('pictures may come from anywhere by https, and nobody else may frame the site', () => {
  expect(policy['img-src']).toEqual(["'self'", 'https:', 'data:']);
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
});

test('every address that a block may frame is allowed, and nothing else', () => {
  const src = embedFor('https://youtu.be/dQw4w9WgXcQ')?.src ?? '';
  expect(policy['frame-src']).toContain(new URL(src).origin);
  expect(policy['frame-src']).not.toContain('https:');
  expect(policy['frame-src']).not.toContain('*');
});

test('only a site on https asks for https', () => {
  const { everywhere: plain } = securityHeaders({ publicUrl: 'http://localhost:3000' });
  const { everywhere: secure } = securityHeaders({ publicUrl: 'https://health.example' });
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(secure['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(secure['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
});
