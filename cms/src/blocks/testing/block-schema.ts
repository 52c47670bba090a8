import * as v from 'valibot';
import type { Block } from '../block';

/**
 * What a `Block` guarantees, expressed independently of the mapping, so that tests can check the mapping against it.
 */
const words = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '' && text === text.trim(), 'contains text without spaces at the ends'),
  v.check((text) => !/(?![\n\t])\p{Cc}/u.test(text), 'contains no control characters'),
);
const captionOrNull = v.nullable(words);

/** Parses an address as a browser does on a page of the site. */
const address = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check((url) => {
      const read = new URL(url, 'https://site.example/blog/a');
      return schemes.includes(read.protocol) && (/^[a-z]+:/i.test(url) || read.host === 'site.example');
    }, 'leads nowhere dangerous'),
  );
const media = address('http:', 'https:');
const link = address('http:', 'https:', 'mailto:', 'tel:');
const target = v.picklist(['_blank', '_self']);

const inlinePart = v.variant('type', [
  v.strictObject({
    type: v.picklist(['text', 'bold-text', 'italic-text', 'struck-text']),
    text: v.pipe(v.string(), v.nonEmpty()),
  }),
  v.strictObject({ type: v.literal('link'), text: v.pipe(v.string(), v.regex(/\S/)), url: link, target }),
]);
const runs = v.pipe(
  v.array(inlinePart),
  v.check((parts) => parts.length === 0 || parts.some(({ text }) => text.trim() !== ''), 'holds words'),
);
const someRuns = v.pipe(runs, v.nonEmpty());

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const picture = v.pipe(
  v.strictObject({
    url: media,
    width: size,
    height: size,
    alt: v.string(),
    focalPoint: v.nullable(v.strictObject({ x: v.number(), y: v.number() })),
    srcset: v.string(),
  }),
  v.check(
    ({ url, width, srcset }) => srcset.split(', ').at(-1) === `${url} ${width}w`,
    'is its own last copy',
  ),
  v.check(({ srcset }) => {
    const copies = srcset.split(', ').map((copy) => copy.split(' '));
    const widths = copies.map(([, width]) => Number.parseInt(width ?? '', 10));
    const named = copies.every(([url, , more]) => v.is(media, url) && more === undefined);
    return named && widths.every((width, at) => width > (widths[at - 1] ?? 0));
  }, 'lists URLs of files with increasing widths'),
);
const items = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({ heading: captionOrNull, inline: runs }),
      v.check(({ heading, inline }) => heading !== null || inline.length > 0, 'is not an empty item'),
    ),
  ),
  v.nonEmpty(),
);
const slides = v.pipe(v.array(v.strictObject({ image: picture, caption: captionOrNull })), v.nonEmpty());
const row = v.array(v.strictObject({ inline: runs }));

export const blockSchema: v.GenericSchema<unknown, Block> = v.variant('type', [
  v.strictObject({ type: v.literal('heading'), text: words, level: v.picklist([2, 3, 4, 5, 6]) }),
  v.strictObject({ type: v.literal('paragraph'), inline: someRuns }),
  v.strictObject({ type: v.literal('inline-heading'), text: words, level: v.picklist([2, 3]) }),
  v.strictObject({ type: v.literal('subheading'), text: words }),
  v.strictObject({ type: v.literal('image'), image: picture, caption: captionOrNull }),
  v.strictObject({ type: v.picklist(['list', 'ordered-list']), items }),
  v.strictObject({ type: v.picklist(['bold-text', 'italic-text']), text: words }),
  v.strictObject({ type: v.literal('link'), text: words, url: link, target }),
  v.strictObject({ type: v.literal('blockquote'), text: words, author: captionOrNull }),
  v.strictObject({
    type: v.literal('code-block'),
    code: v.pipe(v.string(), v.regex(/\S/)),
    language: v.nullable(v.pipe(v.string(), v.regex(/^\S+$/))),
  }),
  v.strictObject({
    type: v.literal('gif'),
    url: media,
    alt: v.string(),
    caption: captionOrNull,
    width: v.nullable(size),
    height: v.nullable(size),
  }),
  v.strictObject({ type: v.literal('audio'), url: media, caption: captionOrNull }),
  v.strictObject({
    type: v.literal('embed'),
    url: v.pipe(media, v.regex(/^https?:/i)),
    caption: captionOrNull,
  }),
  v.strictObject({
    type: v.literal('video'),
    url: media,
    caption: captionOrNull,
    poster: v.nullable(picture),
  }),
  v.strictObject({ type: v.literal('divider') }),
  v.strictObject({ type: v.literal('spacer'), height: v.pipe(size, v.maxValue(400)) }),
  v.pipe(
    v.strictObject({
      type: v.literal('table'),
      caption: captionOrNull,
      headers: v.pipe(row, v.nonEmpty()),
      rows: v.array(row),
      boldFirstColumn: v.boolean(),
    }),
    v.check(({ headers, rows }) => rows.every(({ length }) => length === headers.length), 'is a rectangle'),
    v.check(
      ({ headers, rows }) => [...headers, ...rows.flat()].some(({ inline }) => inline.length > 0),
      'holds words',
    ),
  ),
  v.strictObject({ type: v.picklist(['slider-with-icons', 'auto-carousel']), slides }),
  v.strictObject({ type: v.literal('raw-html'), content: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({ type: v.literal('ad-script'), content: words }),
]);
