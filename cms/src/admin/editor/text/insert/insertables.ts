import type { ChainedCommands, Editor } from '@tiptap/core';
import { enterFields } from '../blocks/enter-fields';
import { goBelow } from '../blocks/type-below';
import { COMPLETE } from '../views/summarise';

/** What the `/` menu and the toolbar insert. */
export interface Insertable {
  id: string;
  label: string;
  /** Other words under which it is found. */
  words: string;
  insert: (chain: ChainedCommands) => ChainedCommands;
  /** It is a block whose fields say what it shows: they are what is typed in next. */
  isFilledIn?: boolean;
}

const text = (id: string, label: string, words: string, insert: Insertable['insert']): Insertable => ({
  id,
  label,
  words,
  insert,
});

const block = (component: string, label: string, words: string, fields: object = {}): Insertable => ({
  id: component,
  label,
  words,
  isFilledIn: !COMPLETE.has(component),
  insert: (chain) =>
    chain.insertContent([
      { type: 'entry', attrs: { value: { __component: component, ...fields } } },
      // Back in the text, one types on below the block.
      { type: 'paragraph' },
    ]),
});

const line = (component: string, label: string, words: string): Insertable => ({
  id: component,
  label,
  words,
  insert: (chain) => chain.setNode('textLine', { component }),
});

export const DIVIDER = block('blocks.divider', 'Divider', 'rule line hr');

/** In the order of the menu: what is written most, first. */
export const INSERTABLES: readonly Insertable[] = [
  text('heading-2', 'Heading', 'h2 title section', (chain) => chain.setNode('heading', { level: 2 })),
  text('heading-3', 'Heading of a subsection', 'h3 title', (chain) => chain.setNode('heading', { level: 3 })),
  text('bullet-list', 'Bulleted list', 'ul points bullets', (chain) => chain.toggleBulletList()),
  text('ordered-list', 'Numbered list', 'ol steps numbers', (chain) => chain.toggleOrderedList()),
  block('blocks.image', 'Picture', 'image photo', { image: null, caption: '' }),
  text('table', 'Table', 'grid columns rows', (chain) =>
    chain.insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
  ),
  text('quote', 'Quotation', 'blockquote cite', (chain) => chain.setNode('quote')),
  DIVIDER,
  block('blocks.video', 'Video', 'youtube vimeo film'),
  block('blocks.embed', 'Embed', 'player map frame'),
  block('blocks.slider-with-icons', 'Slider', 'slides gallery pictures', { items: [] }),
  block('blocks.auto-carousel', 'Moving carousel', 'slides gallery pictures', { items: [] }),
  block('blocks.gif', 'Animated picture', 'gif animation'),
  block('blocks.audio', 'Audio', 'sound recording podcast'),
  block('blocks.link', 'Link on a line of its own', 'button', { target: '_blank' }),
  line('blocks.subheading', 'Subheading', 'line under a heading'),
  line('blocks.inline-heading', 'Small heading', 'h4'),
  line('blocks.bold-text', 'Bold line', 'strong'),
  line('blocks.italic-text', 'Italic line', 'emphasis'),
  text('code', 'Code', 'pre program', (chain) => chain.setNode('codeBlock')),
  block('blocks.spacer', 'Space', 'empty gap', { height: 20 }),
  block('blocks.raw-html', 'HTML', 'markup'),
  block('blocks.ad-script', 'Advertiser’s code', 'ad script'),
];

/** Those whose label or other words have a word that starts with each word of the query. */
export function findInsertables(query: string): readonly Insertable[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return INSERTABLES.filter(({ label, words: others }) => {
    const all = `${label} ${others}`.toLowerCase().split(/\s+/);
    return words.every((word) => all.some((one) => one.startsWith(word)));
  });
}

/**
 * Inserts at the caret, or below the block that is selected. The caret goes on in the first field of a block that has to
 * be filled in.
 */
export function insertAtCaret(editor: Editor, { insert, isFilledIn = false }: Insertable): void {
  const chain = editor.chain().command(({ tr }) => (goBelow(tr), true));
  insert(chain.focus()).scrollIntoView().run();
  const position = isFilledIn ? findBlockAbove(editor) : undefined;
  // TipTap gives the text the focus in the next frame, if it has not got it.
  if (position !== undefined) requestAnimationFrame(() => enterFields(editor, position));
}

/** Where the block above the line with the caret begins. */
function findBlockAbove({ state: { selection, doc } }: Editor): number | undefined {
  const { $from } = selection;
  const line = $from.depth > 0 ? $from.before(1) : $from.pos;
  const above = doc.resolve(line).nodeBefore;
  return above?.type.name === 'entry' ? line - above.nodeSize : undefined;
}
