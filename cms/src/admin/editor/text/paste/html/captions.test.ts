/** @jest-environment jsdom */
import { describeText } from '../testing/describe-text';
import { readHtml, type PastedHtml } from './read-html';

function read(html: string): PastedHtml {
  const root = document.createElement('div');
  root.innerHTML = html;
  return readHtml(root);
}

const PICTURE = '<p class=MsoNormal><img src="a.png" alt="A"></p>';
const TABLE = '<table><tr><td>1</td><td>2</td></tr></table>';
const CELLS = '| 1 | 2 |';
const caption = (words: string, style = '') => `<p class=MsoCaption style='${style}'>${words}</p>`;

test.each([
  ['above a table', [caption('Table 1: Lux'), TABLE], [CELLS, 'caption: Table 1: Lux']],
  ['below a table', [TABLE, caption('Lux')], [CELLS, 'caption: Lux']],
  ['below a picture', [PICTURE, caption('Dusk')], ['picture a.png (A): Dusk']],
  ['above a picture', [caption('Dusk'), PICTURE], ['picture a.png (A): Dusk']],
  [
    'between a picture and a table',
    [PICTURE, caption('Dusk'), caption('Lux'), TABLE],
    ['picture a.png (A): Dusk', CELLS, 'caption: Lux'],
  ],
  [
    'between two tables',
    [caption('One'), TABLE, caption('Two'), TABLE],
    [CELLS, 'caption: One', CELLS, 'caption: Two'],
  ],
  [
    'above each picture, as it says itself',
    [caption('One', 'page-break-after:avoid'), PICTURE, caption('Two', 'page-break-after:avoid'), PICTURE],
    ['picture a.png (A): One', 'picture a.png (A): Two'],
  ],
  ['with an empty paragraph', [caption('Lux'), '<p>&nbsp;</p>', TABLE], [CELLS, 'caption: Lux']],
  [
    'with a link, which would be lost',
    [PICTURE, caption('By <a href="https://example.org/">Edda</a>')],
    ['picture a.png (A)', 'By [Edda](https://example.org/)'],
  ],
  ['beside nothing', [caption('Annex'), '<p>Words</p>'], ['Annex', 'Words']],
  ['that is empty', [caption('<o:p>&nbsp;</o:p>'), TABLE], [CELLS]],
  ['of a list', ['<ul><li>One</li></ul>', caption('Two'), TABLE], ['- One', CELLS, 'caption: Two']],
  [
    'of Word on the web',
    [
      TABLE,
      '<p class="Paragraph SCXW1"><span><span data-ccp-parastyle="caption">Table </span></span><span>1</span></p>',
    ],
    [CELLS, 'caption: Table 1'],
  ],
  [
    'of the table in a figure',
    [
      `<figure>${TABLE}<figcaption>Lux</figcaption></figure><figure><pre>4</pre><figcaption>Code</figcaption></figure>`,
    ],
    [CELLS, 'caption: Lux', 'codeBlock: 4', 'Code'],
  ],
])('keeps a caption %s', (_, html, lines) => {
  expect(describeText(read(html.join('\n')).nodes)).toEqual(lines);
});
