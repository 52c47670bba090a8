/** @jest-environment jsdom */
import { allBlocks } from '../../../test/responses/feed';
import { blockHtml } from './block-html';
import type { FeedBlock } from './feed-block';

const run = (text: string, kind: 'TEXT' | 'STRUCK' | 'BOLD' = 'TEXT') =>
  ({ __typename: 'InlinePart', text, url: null, opensNewTab: false, kind }) as const;

const absolute = (address: string) => new URL(address, 'https://health.example/blog/a').href;
const html = (block: FeedBlock) => blockHtml(block, absolute);

function read(markup: string): HTMLElement {
  const body = document.createElement('body');
  body.innerHTML = markup;
  return body;
}

test.each(Object.values(allBlocks))(
  '$__typename is plain HTML without classes or scripts and with absolute URLs',
  (block) => {
    const shown = read(html(block));
    const forbidden = 'script, iframe, link, style, button, video, audio, [class], [style], [id]';
    expect([...shown.querySelectorAll(forbidden)]).toEqual([]);
    const addresses = [...shown.querySelectorAll('[src], [href]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href'),
    );
    expect(addresses.filter((address) => !address?.startsWith('https://'))).toEqual([]);
  },
);

test.each<[FeedBlock, string]>([
  [allBlocks.HeadingBlock, '<h2>What a good night does</h2>'],
  [allBlocks.InlineHeadingBlock, '<h3>When to ask a doctor</h3>'],
  [
    allBlocks.ParagraphBlock,
    '<p>Adults sleep <strong>seven to nine hours</strong>, <em>most nights</em>, says ' +
      '<a href="https://example.org/guideline">the guideline</a>; see <a href="https://health.example/blog/sleep-well">our guide</a>.</p>',
  ],
  [
    { ...allBlocks.ListBlock, items: allBlocks.ListBlock.items.slice(1) },
    '<ul><li>Let daylight in before breakfast</li><li><strong>Cool the room.</strong></li></ul>',
  ],
  [allBlocks.LinkBlock, '<p><a href="https://example.org/guideline">Read the full guideline</a></p>'],
  [allBlocks.EmbedBlock, '<p><a href="https://vimeo.com/76979871">A stretch for the evening</a></p>'],
  [{ ...allBlocks.EmbedBlock, caption: null }, '<p><a href="https://vimeo.com/76979871">Vimeo video</a></p>'],
  [
    { ...allBlocks.EmbedBlock, url: 'https://elsewhere.example/a', caption: null },
    '<p><a href="https://elsewhere.example/a">elsewhere.example</a></p>',
  ],
  [
    allBlocks.AudioBlock,
    '<p><a href="https://health.example/styleguide/breathing.mp3">Forty seconds of tones to breathe by</a></p>',
  ],
  [allBlocks.DividerBlock, '<hr/>'],
  [allBlocks.SpacerBlock, ''],
  [allBlocks.AdScriptBlock, ''],
  [allBlocks.RawHtmlBlock, allBlocks.RawHtmlBlock.html],
])('renders %o as %s', (block, expected) => {
  expect(html(block)).toBe(expected);
});

test('renders a video as a link, with its poster if it has one', () => {
  const { poster } = allBlocks.VideoBlock;
  const film = { ...allBlocks.VideoBlock, url: '/uploads/film.mp4', caption: 'A walk' };
  expect(html({ ...film, poster: null })).toBe(
    '<p><a href="https://health.example/uploads/film.mp4">A walk</a></p>',
  );
  const picture = poster ?? allBlocks.ImageBlock.image;
  const shown = read(html({ ...film, poster: { ...picture, alt: '' } }));
  expect(shown.querySelector('a > img')).toHaveProperty('alt', 'A walk');
  expect([...shown.querySelectorAll('a')].map(({ href }) => href)).toEqual(
    Array.from({ length: 2 }, () => 'https://health.example/uploads/film.mp4'),
  );
});

test('a table keeps its caption, its column and row headers and its cells', () => {
  const cell = (text: string) => ({
    __typename: 'TableCell' as const,
    inline: text
      ? [{ __typename: 'InlinePart' as const, kind: 'TEXT' as const, text, url: null, opensNewTab: false }]
      : [],
  });
  const markup = html({
    __typename: 'TableBlock',
    caption: 'Hours',
    headers: [cell(''), cell('Need')],
    rows: [[cell('Adults'), cell('7 < 9')]],
    boldFirstColumn: true,
  });
  expect(markup).toBe(
    '<table><caption>Hours</caption><thead><tr><td></td><th scope="col">Need</th></tr></thead>' +
      '<tbody><tr><th scope="row">Adults</th><td>7 &lt; 9</td></tr></tbody></table>',
  );
});

test('renders every picture of a carousel with its width and caption', () => {
  const { slides } = allBlocks.AutoCarouselBlock;
  const shown = read(html(allBlocks.AutoCarouselBlock));
  expect([...shown.querySelectorAll('img')].map(({ alt, width }) => [alt, width])).toEqual(
    slides.map(({ image }) => [image.alt, image.width]),
  );
  expect([...shown.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual(
    slides.flatMap(({ caption }) => caption ?? []),
  );
});

test('escapes text', () => {
  expect(html({ ...allBlocks.SubheadingBlock, text: '<script>alert(1)</script> & "x"' })).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
  );
});

test('typed line breaks are kept', () => {
  const lines = [run('a\nb'), run('c\nd', 'BOLD')];
  expect(html({ ...allBlocks.ParagraphBlock, inline: lines })).toBe('<p>a<br/>b<strong>c<br/>d</strong></p>');
  expect(html({ ...allBlocks.BoldTextBlock, text: 'a\nb' })).toBe('<p><strong>a<br/>b</strong></p>');
  expect(html({ ...allBlocks.ItalicTextBlock, text: 'a\nb' })).toBe('<p><em>a<br/>b</em></p>');
  expect(html({ ...allBlocks.BlockquoteBlock, text: 'a\nb', author: null })).toBe(
    '<blockquote><p>a<br/>b</p></blockquote>',
  );
});

test('struck words are omitted, with elements that contain nothing else', () => {
  const struck = run('500 mg', 'STRUCK');
  const paragraph = (...inline: (typeof struck)[]): FeedBlock => ({ ...allBlocks.ParagraphBlock, inline });
  expect(html(paragraph(run('Take '), struck, run(' 250 mg')))).toBe('<p>Take  250 mg</p>');
  expect(html(paragraph(struck))).toBe('');
  const list = (...items: (typeof struck)[][]): FeedBlock => ({
    ...allBlocks.ListBlock,
    items: items.map((inline) => ({ __typename: 'ListItem', heading: null, inline })),
  });
  expect(html(list([run('a'), struck], [struck]))).toBe('<ul><li>a</li></ul>');
  expect(html(list([struck]))).toBe('');
  expect(html({ ...allBlocks.RawHtmlBlock, html: '<p>Take <s>500 <del>m</del>g</s> 250 mg</p>' })).toBe(
    '<p>Take  250 mg</p>',
  );
});
