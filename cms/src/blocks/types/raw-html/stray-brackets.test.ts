import { cleanHtml, htmlText } from './clean-html';
import { describeRemoved } from './removed';
import { escapeStrayBrackets } from './stray-brackets';

test.each([
  [
    '<p>HDL <forty mg is low. Never more.</p><p>Second</p>',
    '<p>HDL &lt;forty mg is low. Never more.</p><p>Second</p>',
  ],
  ['<p>a<b c</p>', '<p>a&lt;b c</p>'],
  ['a<b c', 'a&lt;b c'],
  ['<p>x <y and z> w</p>', '<p>x &lt;y and z&gt; w</p>'],
  ['one <!-- note <p>two</p>', 'one &lt;!-- note <p>two</p>'],
  ['a <!-- b <!-- c', 'a &lt;!-- b &lt;!-- c'],
  ['<!-- one --><p>a</p><!-- two <p>b</p>', '<p>a</p>&lt;!-- two <p>b</p>'],
  ['<p><![CDATA[words <b>]]></p>', '<p>words &lt;b&gt;</p>'],
  ['<![CDATA[words', 'words'],
  ['a </ b', 'a &lt;/ b'],
])('keeps the text of %s', (markup, cleaned) => {
  expect(cleanHtml(markup)).toBe(cleaned);
});

test.each([
  '<p title="a < b > c">a</p>',
  "<a href='/x?a<b'>a</a>",
  '<note>a</note>',
  '<o:p>a</o:p><my-box>b</my-box>',
  '<P\nCLASS=a>b</P>',
  '<!-- a <forty -->b<!---->c',
  '<br/><img src="/a.png"/>',
  'a < b, 3<4',
])('leaves %s unchanged', (markup) => {
  const plain = markup.replace('<!-- a <forty -->', '');
  expect(escapeStrayBrackets(plain)).toBe(plain);
});

test('a closed comment hides its content', () => {
  expect(cleanHtml('a<!-- b <forty c -->d<!-->e')).toBe('ade');
});

test.each([
  ['<?php echo "words" ?>a', '<?php echo "words" ?>'],
  ['<!words here>a', '<!words here>'],
  ['<input value="words">a', 'the words “words” of <input>'],
  ['<input placeholder="Name">a', 'the words “Name” of <input>'],
  ['<p>a <b and c>d</b></p>', 'the words “and c” of <b>'],
  ['<p title="Only at night">a</p>', 'the words “Only at night” of <p>'],
  ['<img src="/a.png" alt="" title="A cup">a', 'the words “A cup” of <img>'],
  ['<span aria-label="half">1/2</span>', 'the words “half” of <span>'],
])('reports what is removed from %s', (markup, named) => {
  expect(describeRemoved(markup)).toEqual([named]);
});

test.each([
  '<!DOCTYPE html><p>a</p>',
  '<![if !mso]>a<![endif]>',
  '<!-- a -->b',
  '<input type="hidden" value="a">b',
  '<details open>a</details><td nowrap>b</td><p data-x @click>c</p>',
])('reports nothing for %s', (markup) => {
  expect(describeRemoved(markup)).toEqual([]);
});

test('takes time with the length of hostile markup', () => {
  for (const piece of ['<', '<a', '<a ="', "<a ='x", '<!--', '<![CDATA[', '</', '<a =   ', '<?', '<!']) {
    const markup = piece.repeat(Math.floor(100_000 / piece.length));
    expect(typeof htmlText(cleanHtml(markup))).toBe('string');
    expect(Array.isArray(describeRemoved(markup))).toBe(true);
  }
});
