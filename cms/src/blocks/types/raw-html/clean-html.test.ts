import { cleanHtml, htmlText, hasVisibleContent } from './clean-html';

describe('cleanHtml with content markup', () => {
  test.each([
    '<p>One <strong>two</strong> <em>three</em> <sub>4</sub> <mark>5</mark></p>',
    '<ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">h</th></tr></thead><tbody><tr><td rowspan="2">d</td><td>e</td></tr></tbody></table>',
    '<blockquote><p lang="fr">Bonjour</p></blockquote>',
    '<pre><code>a &lt; b &amp;&amp; c</code></pre>',
    '<h2>a</h2><h6>b</h6>',
    '<a href="https://example.org/?a=1&amp;b=2" title="t">a</a>',
    '<a href="/sleep">a</a><a href="#top">b</a><a href="mailto:a@b.example">c</a><a href="tel:+49">d</a>',
    '<abbr title="body mass index">BMI</abbr> <time datetime="2026-03-01">1 March</time>',
    'Fish &amp; chips &lt;3',
  ])('returns %s unchanged', (markup) => {
    expect(cleanHtml(markup)).toBe(markup);
  });
});

test.each([
  ['turns level 1 headings into level 2', '<H1>a</H1>', '<h2>a</h2>'],
  [
    'removes classes, ids, names, styles and data attributes',
    '<p class="a" id="b" name="c" style="color:red" data-x="1">d</p>',
    '<p>d</p>',
  ],
  [
    'replaces unknown elements with their text',
    '<center><font color="red">a</font> <blink>b</blink></center>',
    '<div>a b</div>',
  ],
  [
    'replaces forms with their text',
    '<form action="https://example.org"><label>Name <input name="a" value="b"></label></form>',
    '<div>Name </div>',
  ],
  [
    'keeps boxes apart',
    '<section>one</section><section>two</section><aside>three</aside>four<address>five</address>',
    '<div>one</div><div>two</div><div>three</div>four<div>five</div>',
  ],
  [
    'keeps details with their summary',
    '<details open ontoggle="a()"><summary>one</summary>two</details>',
    '<details><summary>one</summary>two</details>',
  ],
  [
    'keeps struck words struck',
    '<strike>a</strike> <span style="color:red;text-decoration: line-through">b</span> <span>c</span>',
    '<s>a</s> <s>b</s> c',
  ],
  [
    'strikes out what a style strikes, whatever the element',
    '<p style="text-decoration:line-through">500 mg</p><font style="text-decoration-line: line-through">b</font>',
    '<p><s>500 mg</s></p><s>b</s>',
  ],
  [
    'strikes out only the text when block elements are struck out',
    '<ul style="text-decoration: line-through" data-struck> <li>a <b>b</b><br><s>c</s></li></ul>d<p data-struck>e</p>',
    '<ul> <li><s>a </s><b><s>b</s></b><br /><s>c</s></li></ul>d<p>e</p>',
  ],
  [
    'keeps text separate that a style or a list of options separates',
    '<span style="color:red;display: block">one</span><span style="display:block">two</span><optgroup>three</optgroup>four',
    '<div>one</div><div>two</div><div>three</div>four',
  ],
  [
    'keeps ruby annotations',
    '<ruby>漢<rt>kan</rt></ruby><ruby>字<rp>(</rp><rt>ji</rt><rp>)</rp></ruby>',
    '<ruby>漢<rt>kan</rt></ruby><ruby>字<rp>(</rp><rt>ji</rt><rp>)</rp></ruby>',
  ],
  ['removes comments', 'a<!-- b --><!--[if IE]><script>c</script><![endif]-->d', 'ad'],
  ['closes open elements', '<p><b>a', '<p><b>a</b></p>'],
  ['removes stray end tags', 'a</div></b>', 'a'],
  [
    'removes the unsafe URL of a link but not its text',
    '<a href="javascript:alert(1)" target="_blank">a</a>',
    '<a>a</a>',
  ],
  [
    'replaces the rel of a link that opens in a new tab',
    '<a href="/a" target="_blank" rel="opener">a</a>',
    '<a href="/a" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  ],
  ['removes targets other than _blank', '<a href="/a" target="top">a</a>', '<a href="/a">a</a>'],
  [
    'loads images lazily and adds a missing alt attribute',
    '<img src="/a.webp" width="10" height="1e9" onerror="b()">',
    '<img src="/a.webp" alt="" width="10" loading="lazy" />',
  ],
  [
    'removes images that are not from the web',
    'a<img src="data:image/png;base64,AA==" alt="b"><img src="//example.org/a.png">',
    'a',
  ],
  [
    'upgrades image URLs to HTTPS and leaves link URLs as typed',
    '<a href="http://example.org/a">a</a><img src="http://example.org/b.png" alt="b">',
    '<a href="http://example.org/a">a</a><img src="https://example.org/b.png" alt="b" loading="lazy" />',
  ],
  ['removes excessive and negative table spans', '<td colspan="100000" rowspan="-1">a</td>', '<td>a</td>'],
  ['does not undo double escaping', '&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
])('%s', (_, markup, cleaned) => {
  expect(cleanHtml(markup)).toBe(cleaned);
});

test('cleaning twice gives the same result as cleaning once', () => {
  const once = cleanHtml('<h1>a</h1><a href="/b" target="_blank">c</a><img src="/d.png" alt=\'"\'>&lt;b&gt;');
  expect(cleanHtml(once)).toBe(once);
});

test('deeply nested elements are reduced to 60 levels without losing text', () => {
  const cleaned = cleanHtml(`${'<i>'.repeat(33_000)}deep`);
  expect(htmlText(cleaned)).toBe('deep');
  expect(cleaned.match(/<i>/g)).toHaveLength(60);
});
test('rejects markup longer than 100,000 characters', () => {
  expect(cleanHtml('a'.repeat(100_000))).toHaveLength(100_000);
  expect(cleanHtml('a'.repeat(100_001))).toBe('');
});

test.each([
  ['<p>One <b>t</b>wo</p><p>three</p>', 'One two\nthree'],
  ['H<sub>2</sub>O<br />and', 'H2O\nand'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a\nb'],
  ['a &lt;b&gt; &amp;amp; &quot;c&quot;', 'a <b> &amp; "c"'],
  ['<img src="/a.png" alt="x" /><hr />', ''],
  ['<p>Take <s lang="en">500 <del>m</del>g</s> 250 mg</p><del>c</del>', 'Take 250 mg'],
  ['<ruby>漢<rt>kan</rt></ruby> <ruby>字<rp>(</rp><rt>ji</rt><rp>)</rp></ruby>', '漢 (kan) 字 (ji)'],
  ['<details><summary>a</summary>b</details>', 'a\nb'],
  ['<ruby>字<rp><b>(</b></rp><rt>ji</rt><rp> <i lang="en">) </i></rp></ruby>', '字 (ji)'],
  ['one<rp>hid<i>den</i></rp>two<rp><p>hidden</p></rp>', 'onetwo'],
  ['<rp>a<s>b</s></rp>c', 'c'],
])('htmlText extracts the text of %s', (markup, text) => {
  expect(htmlText(markup)).toBe(text);
});

test.each(['<ruby>字<rt>ji</rt></ruby>', '<ruby><rp><hr /></rp>a</ruby>', '<hr />'])(
  '%s shows something',
  (markup) => {
    expect(hasVisibleContent(cleanHtml(markup))).toBe(true);
  },
);

test.each(['<rp>(</rp>', '<ruby><rp><i>a</i><img src="/a.png" alt="b"></rp></ruby>'])(
  '%s shows nothing: browsers hide <rp>',
  (markup) => {
    expect(hasVisibleContent(cleanHtml(markup))).toBe(false);
  },
);

describe('a line break in markup', () => {
  test.each([
    ['<p>深度睡眠\n  非常重要</p>', '<p>深度睡眠非常重要</p>'],
    ['<p>深度<b>睡眠</b>\n<i>非常</i>重要，\n的</p>', '<p>深度<b>睡眠</b><i>非常</i>重要，的</p>'],
    ['<p>การนอน\r\nหลับ</p>', '<p>การนอนหลับ</p>'],
  ])('is not a space in %j', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });
  test.each([
    '<p>deep\nsleep</p>',
    '<p>睡眠\nsleep</p>',
    '<pre>睡眠\n非常</pre>',
    '<p>睡眠</p>\n<p>非常</p>',
    '<p>수면\n건강</p>',
  ])('stays in %j', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});
