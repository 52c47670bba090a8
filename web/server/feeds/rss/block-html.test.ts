/** @jest-environment jsdom */
import { everyBlock } from '../../../test/feed';
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

test.each(Object.values(everyBlock))(
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
  [everyBlock.HeadingBlock, '<h2>What a good night does</h2>'],
  [everyBlock.InlineHeadingBlock, '<h3>When to ask a doctor</h3>'],
  [
    everyBlock.ParagraphBlock,
    '<p>Adults sleep <strong>seven to nine hours</strong>, <em>most nights</em>, says ' +
      '<a href="https://example.org/guideline">the guideline</a>; see <a href="https://health.example/blog/sleep-well">our guide</a>.</p>',
  ],
  [
    { ...everyBlock.ListBlock, items: everyBlock.ListBlock.items.slice(1) },
    '<ul><li>Let daylight in before breakfast</li><li><strong>Cool the room.</strong></li></ul>',
  ],
  [everyBlock.LinkBlock, '<p><a href="https://example.org/guideline">Read the full guideline</a></p>'],
  [everyBlock.EmbedBlock, '<p><a href="https://vimeo.com/76979871">A stretch for the evening</a></p>'],
  [
    { ...everyBlock.EmbedBlock, caption: null },
    '<p><a href="https://vimeo.com/76979871">Vimeo video</a></p>',
  ],
  [
    { ...everyBlock.EmbedBlock, url: 'https://elsewhere.example/a', caption: null },
    '<p><a href="https://elsewhere.example/a">elsewhere.example</a></p>',
  ],
  [
    everyBlock.AudioBlock,
    '<p><a href="https://health.example/styleguide/breathing.mp3">Forty seconds of tones to breathe by</a></p>',
  ],
  [everyBlock.DividerBlock, '<hr/>'],
  [everyBlock.SpacerBlock, ''],
  [everyBlock.AdScriptBlock, ''],
  [everyBlock.RawHtmlBlock, everyBlock.RawHtmlBlock.html],
])('renders %o as %s', (block, expected) => {
  expect(html(block)).toBe(expected);
});

test('renders a video as a link, with its poster if it has one', () => {
  const { poster } = everyBlock.VideoBlock;
  const film = { ...everyBlock.VideoBlock, url: '/uploads/film.mp4', caption: 'A walk' };
  expect(html({ ...film, poster: null })).toBe(
    '<p><a href="https://health.example/uploads/film.mp4">A walk</a></p>',
  );
  const picture = poster ?? everyBlock.ImageBlock.image;
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
  const { slides } = everyBlock.AutoCarouselBlock;
  const shown = read(html(everyBlock.AutoCarouselBlock));
  expect([...shown.querySelectorAll('img')].map(({ alt, width }) => [alt, width])).toEqual(
    slides.map(({ image }) => [image.alt, image.width]),
  );
  expect([...shown.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual(
    slides.flatMap(({ caption }) => caption ?? []),
  );
});

test('escapes text', () => {
  expect(html({ ...everyBlock.SubheadingBlock, text: '<script>alert(1)</script> & "x"' })).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
  );
});

test('the line breaks that were typed are kept', () => {
  const lines = [run('a\nb'), run('c\nd', 'BOLD')];
  expect(html({ ...everyBlock.ParagraphBlock, inline: lines })).toBe(
    '<p>a<br/>b<strong>c<br/>d</strong></p>',
  );
  expect(html({ ...everyBlock.BoldTextBlock, text: 'a\nb' })).toBe('<p><strong>a<br/>b</strong></p>');
  expect(html({ ...everyBlock.ItalicTextBlock, text: 'a\nb' })).toBe('<p><em>a<br/>b</em></p>');
  expect(html({ ...everyBlock.BlockquoteBlock, text: 'a\nb', author: null })).toBe(
    '<blockquote><p>a<br/>b</p></blockquote>',
  );
});

test('struck words are left out, with what holds nothing else', () => {
  const struck = run('500 mg', 'STRUCK');
  const paragraph = (...inline: (typeof struck)[]): FeedBlock => ({ ...everyBlock.ParagraphBlock, inline });
  expect(html(paragraph(run('Take '), struck, run(' 250 mg')))).toBe('<p>Take  250 mg</p>');
  expect(html(paragraph(struck))).toBe('');
  const list = (...items: (typeof struck)[][]): FeedBlock => ({
    ...everyBlock.ListBlock,
    items: items.map((inline) => ({ __typename: 'ListItem', heading: null, inline })),
  });
  expect(html(list([run('a'), struck], [struck]))).toBe('<ul><li>a</li></ul>');
  expect(html(list([struck]))).toBe('');
  expect(html({ ...everyBlock.RawHtmlBlock, html: '<p>Take <s>500 <del>m</del>g</s> 250 mg</p>' })).toBe(
    '<p>Take  250 mg</p>',
  );
});
