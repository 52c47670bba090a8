import { absoluteHtml } from './absolute-html';

const absolute = (address: string) => new URL(address, 'https://health.example/blog/a').href;

test.each([
  ['<a href="/sleep">a</a>', '<a href="https://health.example/sleep">a</a>'],
  ['<a href="#top" title="t">a</a>', '<a href="https://health.example/blog/a#top" title="t">a</a>'],
  [
    '<img src="/uploads/a.webp?v=1&amp;w=2" alt="" loading="lazy" />',
    '<img src="https://health.example/uploads/a.webp?v=1&amp;w=2" alt="" loading="lazy" />',
  ],
  ['<a href="https://example.org/">a</a>', '<a href="https://example.org/">a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<p>Write href="/sleep" &lt;a href="/x"&gt;</p>', '<p>Write href="/sleep" &lt;a href="/x"&gt;</p>'],
  ['<abbr title="/a">b</abbr>', '<abbr title="/a">b</abbr>'],
])('turns %s into %s', (cleaned, expected) => {
  expect(absoluteHtml(cleaned, absolute)).toBe(expected);
});
