import { describeBlock } from '../../testing/describe-block';
import { paragraph } from './paragraph';
import { paragraphFixture } from './paragraph.fixture';

describe('paragraph', () => {
  describeBlock(paragraph, paragraphFixture);

  const toInline = (entry: object) => paragraph.read(entry)?.inline;

  test('maps plain text to "text" in REST, whichever field it was typed in', () => {
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
  test('maps a bold run to "inlineBlocks" in REST', () => {
    const inline = [{ type: 'bold-text' as const, text: 'Sleep well.' }];
    expect(paragraph.toRest({ type: 'paragraph', inline })).toEqual({
      type: 'paragraph',
      inlineBlocks: inline,
    });
  });
  test('joins the two text fields when both are filled', () => {
    expect(toInline({ text: 'First.', inline: [{ type: 'bold-text', text: 'Then.' }] })).toEqual([
      { type: 'text', text: 'First. ' },
      { type: 'bold-text', text: 'Then.' },
    ]);
  });
  test.each(['javascript:alert(1)', '//example.org', '', null, undefined, 'a'.repeat(2001)])(
    'turns a link to %p into plain text',
    (url) => {
      expect(
        toInline({
          inline: [
            { type: 'text', text: 'See ' },
            { type: 'link', text: 'this', url },
          ],
        }),
      ).toEqual([{ type: 'text', text: 'See this' }]);
    },
  );
  test('opens a link in a new tab unless its target is _self', () => {
    const link = { type: 'link', text: 'this', url: '/sleep' };
    for (const target of [undefined, null, '', '_top', '_blank']) {
      expect(toInline({ inline: [{ ...link, target }] })).toEqual([{ ...link, target: '_blank' }]);
    }
    expect(toInline({ inline: [link] })).toEqual([{ ...link, target: '_blank' }]);
    expect(toInline({ inline: [{ ...link, target: '_self' }] })).toEqual([{ ...link, target: '_self' }]);
  });
  test('treats an unknown run as text, reduces a blank link to its space and drops invalid runs', () => {
    expect(
      toInline({
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
  test('preserves spaces between runs and trims them at the ends', () => {
    expect(
      toInline({
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
  test('does not merge adjacent links', () => {
    const links = [
      { type: 'link', text: 'a', url: '/a', target: '_self' },
      { type: 'link', text: 'b', url: '/b', target: '_self' },
    ];
    expect(toInline({ inline: links })).toEqual(links);
  });
});
