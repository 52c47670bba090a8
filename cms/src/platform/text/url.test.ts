import fc from 'fast-check';
import { isOnThisSite, toLinkUrl, toMediaUrl, toWebUrl } from './url';

const WEB = [
  'https://example.org',
  'http://example.org/a/b?c=d&e=%20#f',
  'HTTPS://Example.ORG/Path',
  'https://example.org:8443/',
  'https://bücher.example/straße',
  'https://[2001:db8::1]/',
  'https://example.org/?next=javascript:alert(1)',
  'https://example.org//double',
  'https://example.org/@name',
];
const PATHS = [
  '/',
  '/sleep',
  '/blog/a-b?x=1#y',
  '/uploads/night_sky_0a1b.webp',
  '/a//b',
  '/%2F%2Fexample.org',
  '/a:b',
];
const LINKS_ONLY = [
  '#',
  '#top',
  'mailto:editors@wellfolio.example',
  'mailto:?subject=Hello',
  'tel:+49-30-1234',
  'MAILTO:a@b.example',
];

const REFUSED: Record<string, unknown> = {
  script: 'javascript:alert(1)',
  'script in capitals': 'JaVaScRiPt:alert(1)',
  'script after a space': ' javascript:alert(1)',
  'script after a tab': '\tjavascript:alert(1)',
  'script after a control character': '\u0001javascript:alert(1)',
  'script split by a tab': 'java\tscript:alert(1)',
  'script split by a line break': 'java\nscript:alert(1)',
  'script split by a zero width space': 'java\u200bscript:alert(1)',
  'script with a comment that looks like a host': 'javascript://example.org/%0aalert(1)',
  'script as an entity': 'javascript&colon;alert(1)',
  'VB script': 'vbscript:msgbox(1)',
  data: 'data:text/html,<script>alert(1)</script>',
  'data image': 'data:image/svg+xml;base64,PHN2Zz4=',
  blob: 'blob:https://example.org/1',
  file: 'file:///etc/passwd',
  'FTP address': 'ftp://example.org/',
  'view source': 'view-source:https://example.org',
  'other host without a scheme': '//example.org',
  'three slashes': '///example.org',
  'backslash after slash': '/\\example.org',
  'two backslashes': '\\\\example.org',
  'backslash in a host': 'https://example.org\\@other.example',
  'slash and tab': '/\t/example.org',
  'dot path that becomes a host': '/.//example.org',
  'dot-dot path that becomes a host': '/a/..//example.org',
  'encoded dot path that becomes a host': '/%2e//example.org',
  'direction override': 'https://example.org/\u202egpj.exe',
  'nul character': 'https://example.org/\0',
  'lone surrogate': 'https://example.org/\ud800',
  'user name before the host': 'https://example.org@other.example/',
  'user name and password': 'https://user:secret@example.org/',
  'no slashes': 'https:example.org',
  'one slash': 'https:/example.org',
  'no host': 'https://',
  'path without a host': 'https:///path',
  'invalid host': 'https://exa<mple.org/',
  'invalid port': 'https://example.org:99999/',
  'space inside': 'https://example.org/a b',
  'no-break space inside': 'https://exam\u00a0ple.org/',
  'script behind a host': 'example.org:alert(1)',
  'user name before a bare host': 'example.org@other.example/a',
  'name of a file': 'report.pdf',
  'name of a page with a query': 'page.html?a=b',
  'mail address': 'editors@wellfolio.example',
  'zero width space before it': '\u200bhttps://example.org',
  'blanks alone': ' \n',
  'bare host with a backslash': 'example.org\\a',
  'relative path': 'sleep/insomnia',
  'dot path': './sleep',
  'query only': '?page=2',
  words: 'see below',
  empty: '',
  'too long': `https://example.org/${'a'.repeat(1981)}`,
  'mail link without a recipient': 'mailto:',
  'mail with slashes': 'mailto://a@b.example',
  'telephone link without a number': 'tel:',
  nothing: null,
  missing: undefined,
  number: 7,
  list: ['https://example.org'],
  object: { toString: 'https://example.org' },
};

describe('linkUrl', () => {
  test.each([...WEB, ...PATHS, ...LINKS_ONLY])('returns %s unchanged', (address) => {
    expect(toLinkUrl(address)).toBe(address);
  });
  test.each(Object.entries(REFUSED))('refuses: %s', (_, address) => {
    expect(toLinkUrl(address)).toBeNull();
  });
  test('allows at most 2,000 characters', () => {
    const longest = `https://example.org/${'a'.repeat(1980)}`;
    expect(longest).toHaveLength(2000);
    expect(toLinkUrl(longest)).toBe(longest);
    expect(toLinkUrl(`${longest}a`)).toBeNull();
  });
});

describe('addresses whose intention is clear', () => {
  test.each([
    [' https://example.org/a ', 'https://example.org/a'],
    ['https://example.org\n', 'https://example.org'],
    ['\u00a0\ufeffhttps://example.org', 'https://example.org'],
    ['\t/sleep ', '/sleep'],
    [' #top', '#top'],
    ['mailto:a@b.example ', 'mailto:a@b.example'],
    ['youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtube.com/watch?v=aqz-KE-bpKQ'],
    [' www.example.org', 'https://www.example.org'],
    ['www.example.md', 'https://www.example.md'],
    ['example.org:8443/a', 'https://example.org:8443/a'],
    ['example.org?a=b', 'https://example.org?a=b'],
    ['bücher.example/straße', 'https://bücher.example/straße'],
    ['example.org/page.html', 'https://example.org/page.html'],
    ['https://http://example.org/a', 'http://example.org/a'],
    ['https://https://HTTP://example.org', 'HTTP://example.org'],
  ])('%j becomes %s', (typed, meant) => {
    expect(toLinkUrl(typed)).toBe(meant);
    expect(toLinkUrl(meant)).toBe(meant);
  });
  test('applies to media and embeds too', () => {
    expect(toMediaUrl(' cdn.example.org/a.mp3 ')).toBe('https://cdn.example.org/a.mp3');
    expect(toWebUrl(' youtube.com/watch?v=aqz-KE-bpKQ')).toBe('https://youtube.com/watch?v=aqz-KE-bpKQ');
  });
  test('ignores texts that are far too long', () => {
    expect(toLinkUrl(' '.repeat(2_000_000) + 'https://example.org')).toBeNull();
  });
});

describe('toMediaUrl', () => {
  test.each([...WEB.filter((address) => !address.startsWith('http:')), ...PATHS])('allows %s', (address) => {
    expect(toMediaUrl(address)).toBe(address);
  });
  test.each([
    ['http://example.org/a/b?c=d&e=%20#f', 'https://example.org/a/b?c=d&e=%20#f'],
    ['HTTP://Example.ORG/Path', 'https://Example.ORG/Path'],
    ['http://example.org', 'https://example.org'],
    ['http://example.org?a', 'https://example.org?a'],
    ['http://bücher.example/straße', 'https://bücher.example/straße'],
    ['http://example.org:80/a:80/b', 'https://example.org/a:80/b'],
    ['http://example.org:080', 'https://example.org'],
    ['http://example.org:8080/a', 'https://example.org:8080/a'],
    ['http://[2001:db8::80]/a', 'https://[2001:db8::80]/a'],
    ['http://[2001:db8::1]:80/a', 'https://[2001:db8::1]/a'],
    ['http://localhost.example/a', 'https://localhost.example/a'],
    ['http://127.example/a', 'https://127.example/a'],
  ])('upgrades %s to HTTPS', (address, upgraded) => {
    expect(toMediaUrl(address)).toBe(upgraded);
    expect(toMediaUrl(upgraded)).toBe(upgraded);
    expect(toLinkUrl(address)).toBe(address);
  });
  test.each([
    'http://localhost/uploads/a.webp',
    'http://LOCALHOST:3000/uploads/a.webp',
    'http://site.localhost:3000/uploads/a.webp',
    'http://127.0.0.1:3000/uploads/a.webp',
    'http://[::1]:3000/uploads/a.webp',
  ])('leaves the local address %s on HTTP', (address) => {
    expect(toMediaUrl(address)).toBe(address);
  });
  test.each([...Object.entries(REFUSED), ...LINKS_ONLY.map((address) => [address, address] as const)])(
    'refuses: %s',
    (_, address) => {
      expect(toMediaUrl(address)).toBeNull();
    },
  );
});

describe('toWebUrl', () => {
  test.each(WEB)('allows %s', (address) => {
    expect(toWebUrl(address)).toBe(address);
  });
  test.each([...PATHS, ...LINKS_ONLY, ...Object.values(REFUSED)])('refuses %p', (address) => {
    expect(toWebUrl(address)).toBeNull();
  });
});

test('isOnThisSite distinguishes site paths and fragments from other addresses', () => {
  expect([...PATHS, '#top'].every(isOnThisSite)).toBe(true);
  expect([...WEB, 'mailto:a@b.example', 'tel:+49'].some(isOnThisSite)).toBe(false);
});

describe('arbitrary addresses built from dangerous pieces', () => {
  const SITE = 'https://site.example';
  const pieces = [
    ...[
      'javascript:',
      'data:',
      'vbscript:',
      'http:',
      'https:',
      'mailto:',
      'tel:',
      '/',
      '//',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '#',
      '?',
    ],
    ...[
      '\t',
      '\n',
      '\0',
      ' ',
      '\u00a0',
      '\u200b',
      '%2f',
      '%0a',
      'alert(1)',
      'example.org',
      'a',
      '[',
      ']',
      '&Tab;',
    ],
  ];
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((chosen) => chosen.join('')),
  );

  test('lead an allowed link only to the web, mail, telephone or this site', () => {
    fc.assert(
      fc.property(address, (typed) => {
        const allowed = toLinkUrl(typed);
        if (allowed === null) return;
        const url = new URL(allowed, `${SITE}/blog/x`);
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        // A router follows the path alone, tidied: it must not have become a host by then.
        const followed = isOnThisSite(allowed) ? [url.origin, new URL(url.pathname, SITE).origin] : [];
        expect(followed.filter((origin) => origin !== SITE)).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });
  test('load allowed media over HTTPS from the place that the same link points to', () => {
    fc.assert(
      fc.property(address, (typed) => {
        const allowed = toMediaUrl(typed);
        if (allowed === null) return;
        const media = new URL(allowed, SITE);
        const link = new URL(toLinkUrl(typed) ?? '', SITE);
        expect(media.protocol).toBe('https:');
        expect([media.hostname, media.pathname, media.search]).toEqual([
          link.hostname,
          link.pathname,
          link.search,
        ]);
      }),
      { numRuns: 5000 },
    );
  });
});
