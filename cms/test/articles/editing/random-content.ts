import { fixtures } from '../../../src/blocks/fixtures';
import type { Random } from './random';

export type Part = Record<string, unknown>;
export type Block = Part & { __component: string };

/** Files of the media library by type. */
export interface Library {
  images: number[];
  audio: number;
  video: number;
  /** The first picture as Strapi's editor copies it into rich text. */
  inProse: Part;
}

const COMPONENTS = [...Object.keys(fixtures).map((type) => `blocks.${type}`), 'blocks.rich-text'];

const WORDS = [
  'sleep',
  'breathe',
  'walk',
  'Grüße',
  '眠り',
  'café',
  'tea & honey',
  '“calm”',
  'stretch',
  'water',
];

/** Random fields of blocks and of their nested components. */
export function contentMaker(random: Random, library: Library) {
  const words = (most = 6): string =>
    Array.from({ length: random.between(1, most) }, () => random.pick(WORDS)).join(' ');
  const list = <T>(first: number, last: number, make: () => T): T[] =>
    Array.from({ length: random.between(first, last) }, make);
  const maybe = (value: unknown): unknown => (random.chance(0.6) ? value : null);
  const url = (): string => random.pick(['/about', 'https://example.org/a?b=c', '#sources']);
  const image = (): unknown => {
    const id = random.pick(library.images);
    return random.chance(0.5) ? id : { id };
  };

  const inline = (): Part =>
    random.chance(0.3)
      ? { type: 'link', text: words(2), url: url(), target: '_self' }
      : { type: random.pick(['text', 'bold-text', 'italic-text']), text: words(3) };
  const inlines = (): Part[] => list(0, 3, inline);
  const words1 = (): Part => (random.chance(0.5) ? { text: words() } : { text: null, inline: inlines() });
  const item = (): Part => ({ heading: maybe(words(2)), ...words1() });
  const slide = (): Part => ({ image: image(), caption: maybe(words(3)) });
  const cells = (): Part[] => list(1, 3, words1);
  const row = (): Part => ({ cells: cells() });
  const prose = (): Part[] =>
    list(1, 4, () => {
      const text = { type: 'text', text: words(), ...(random.chance(0.3) && { bold: true }) };
      const link = { type: 'link', url: url(), children: [{ type: 'text', text: words(2) }] };
      if (random.chance(0.2))
        return { type: 'image', image: library.inProse, children: [{ type: 'text', text: '' }] };
      if (random.chance(0.2))
        return {
          type: 'list',
          format: 'unordered',
          children: [{ type: 'list-item', children: [text, link] }],
        };
      return { type: 'paragraph', children: random.chance(0.4) ? [text, link] : [text] };
    });

  const fields: Record<string, () => Part> = {
    'blocks.rich-text': () => ({ body: prose() }),
    'blocks.heading': () => ({ text: words(3), level: random.between(1, 6) }),
    'blocks.paragraph': words1,
    'blocks.inline-heading': () => ({ text: words(3), ...(random.chance(0.5) && { level: 3 }) }),
    'blocks.subheading': () => ({ text: words(3) }),
    'blocks.image': () => ({ image: image(), caption: maybe(words()) }),
    'blocks.list': () => ({ items: list(1, 4, item) }),
    'blocks.ordered-list': () => ({ items: list(1, 4, item) }),
    'blocks.bold-text': () => ({ text: words() }),
    'blocks.italic-text': () => ({ text: words() }),
    'blocks.link': () => ({ text: words(2), url: url(), ...(random.chance(0.5) && { target: '_self' }) }),
    'blocks.blockquote': () => ({ text: words(), author: maybe(words(1)) }),
    'blocks.code-block': () => ({ code: `${words()}\n  ${words()}`, language: maybe('js') }),
    'blocks.gif': () => ({
      ...(random.chance(0.5) ? { file: image() } : { file: null, url: 'https://example.org/a.gif' }),
      alt: words(2),
    }),
    'blocks.audio': () =>
      random.chance(0.5) ? { file: library.audio } : { url: 'https://example.org/a.mp3' },
    'blocks.embed': () => ({ url: 'https://www.youtube.com/watch?v=abcdefghijk', caption: maybe(words(2)) }),
    'blocks.video': () => ({
      ...(random.chance(0.5) ? { file: library.video } : { url: 'https://example.org/a.mp4' }),
      poster: maybe(image()),
    }),
    'blocks.divider': () => (random.chance(0.5) ? {} : { note: maybe(words(2)) }),
    'blocks.spacer': () => (random.chance(0.5) ? {} : { height: random.between(1, 400) }),
    'blocks.table': () => ({
      caption: maybe(words(2)),
      headers: cells(),
      rows: list(1, 3, row),
      ...(random.chance(0.5) && { boldFirstColumn: true }),
    }),
    'blocks.slider-with-icons': () => ({ items: list(1, 3, slide) }),
    'blocks.auto-carousel': () => ({ items: list(1, 3, slide) }),
    'blocks.raw-html': () => ({ content: `<p>${words()}</p>` }),
    'blocks.ad-script': () => ({ content: `<script>${words(1)}</script>` }),
  };
  /** New components of a repeatable field. */
  const parts: Record<string, () => Part> = {
    inline,
    items: item,
    headers: words1,
    cells: words1,
    rows: row,
  };

  const block = (component = random.pick(COMPONENTS)): Block => {
    const make = fields[component];
    if (!make) throw new Error(`There is no generator for ${component}.`);
    return { __component: component, ...make() };
  };
  return {
    words,
    image,
    block,
    blocks: (first: number, last: number): Block[] => list(first, last, () => block()),
    /** Another component for a repeatable field of a block. */
    part: (name: string, component: string): Part =>
      /slider|carousel/.test(component) && name === 'items' ? slide() : (parts[name] ?? inline)(),
  };
}

export type ContentMaker = ReturnType<typeof contentMaker>;
