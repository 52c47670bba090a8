import { describeBlock } from '../../testing/describe-block';
import { paragraph } from './paragraph';
import { paragraphFixture } from './paragraph.fixture';

describe('paragraph', () => {
  describeBlock(paragraph, paragraphFixture);

  const inlineOf = (entry: object) => paragraph.read(entry)?.inline;

  test('plain words are "text" in REST, whichever field they were typed in', () => {
    for (const entry of [
      { text: ' Sleep well. ' },
      {
        inline: [
          { type: 'text', text: 'Sleep ' },
          { type: 'text', text: 'well.' },
        ],
      },
    ]) {
      const block = paragraph.read(entry);
      expect(block).toEqual({ type: 'paragraph', inline: [{ type: 'text', text: 'Sleep well.' }] });
      expect(block && paragraph.toRest(block)).toEqual({ type: 'paragraph', text: 'Sleep well.' });
    }
  });
  test('one bold run is "inlineBlocks" in REST', () => {
    const inline = [{ type: 'bold-text' as const, text: 'Sleep well.' }];
    expect(paragraph.toRest({ type: 'paragraph', inline })).toEqual({
      type: 'paragraph',
      inlineBlocks: inline,
    });
  });
  test('where both fields are filled nothing is lost', () => {
    expect(inlineOf({ text: 'First.', inline: [{ type: 'bold-text', text: 'Then.' }] })).toEqual([
      { type: 'text', text: 'First. ' },
      { type: 'bold-text', text: 'Then.' },
    ]);
  });
  test.each(['javascript:alert(1)', '//example.org', '', null, undefined, 'a'.repeat(2001)])(
    'a link to %p keeps its words as plain text',
    (url) => {
      expect(
        inlineOf({
          inline: [
            { type: 'text', text: 'See ' },
            { type: 'link', text: 'this', url },
          ],
        }),
      ).toEqual([{ type: 'text', text: 'See this' }]);
    },
  );
  test('a link opens a new tab unless somebody said otherwise', () => {
    const link = { type: 'link', text: 'this', url: '/sleep' };
    for (const target of [undefined, null, '', '_top', '_blank']) {
      expect(inlineOf({ inline: [{ ...link, target }] })).toEqual([{ ...link, target: '_blank' }]);
    }
    expect(inlineOf({ inline: [link] })).toEqual([{ ...link, target: '_blank' }]);
    expect(inlineOf({ inline: [{ ...link, target: '_self' }] })).toEqual([{ ...link, target: '_self' }]);
  });
  test('a run of a kind that nobody knows is plain, a blank link only its blank, a bad run is left out', () => {
    expect(
      inlineOf({
        inline: [
          { type: 'marquee', text: 'One' },
          { type: 'link', text: ' ', url: '/a' },
          null,
          { type: 'text', text: 5 },
          { text: 'two' },
        ],
      }),
    ).toEqual([{ type: 'text', text: 'One two' }]);
  });
  test('blanks between runs stay, blanks at the ends go', () => {
    expect(
      inlineOf({
        inline: [
          { type: 'bold-text', text: ' ' },
          { type: 'text', text: ' a ' },
          { type: 'bold-text', text: 'b ' },
          { type: 'text', text: '\n' },
        ],
      }),
    ).toEqual([
      { type: 'text', text: 'a ' },
      { type: 'bold-text', text: 'b' },
    ]);
  });
  test('two links side by side stay two', () => {
    const links = [
      { type: 'link', text: 'a', url: '/a', target: '_self' },
      { type: 'link', text: 'b', url: '/b', target: '_self' },
    ];
    expect(inlineOf({ inline: links })).toEqual(links);
  });
});
