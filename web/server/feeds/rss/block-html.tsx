import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getEmbed } from '../../../src/lib/shared/embeds.gen';
import { absoluteHtml, removeStruckHtml } from './absolute-html';
import type { Absolute, BlockOf, FeedBlockName } from './feed-block';
import {
  FeedFigure,
  FeedPicture,
  hasValidWords,
  InlineText,
  isShown,
  Lines,
  ListItems,
  Slides,
  TableRow,
} from './feed-parts';

/**
 * A block as plain HTML for feed readers, which show text, pictures and links and drop the rest: no layout, no
 * advertiser's code, no player. The types require one entry per block type.
 */
const HTML: { [T in FeedBlockName]: (block: BlockOf<T>, absolute: Absolute) => string } = {
  HeadingBlock: ({ text, level }) => heading(level, text),
  InlineHeadingBlock: ({ text, level }) => heading(level, text),
  SubheadingBlock: ({ text }) => html(<p>{text}</p>),
  ParagraphBlock: ({ inline }, absolute) =>
    hasValidWords(inline)
      ? html(
          <p>
            <InlineText parts={inline} absolute={absolute} />
          </p>,
        )
      : '',
  BoldTextBlock: ({ text }) =>
    html(
      <p>
        <strong>
          <Lines text={text} />
        </strong>
      </p>,
    ),
  ItalicTextBlock: ({ text }) =>
    html(
      <p>
        <em>
          <Lines text={text} />
        </em>
      </p>,
    ),
  LinkBlock: ({ text, url }, absolute) => link(absolute(url), text),
  BlockquoteBlock: ({ text, author }) =>
    html(
      <blockquote>
        <p>
          <Lines text={text} />
        </p>
        {author && <p>— {author}</p>}
      </blockquote>,
    ),
  CodeBlock: ({ code }) =>
    html(
      <pre>
        <code>{code}</code>
      </pre>,
    ),
  ListBlock: ({ items }, absolute) => list('ul', items, absolute),
  OrderedListBlock: ({ items }, absolute) => list('ol', items, absolute),
  TableBlock: ({ caption, headers, rows, boldFirstColumn }, absolute) =>
    html(
      <table>
        {caption && <caption>{caption}</caption>}
        {headers.length > 0 && (
          <thead>
            <TableRow cells={headers} heads={() => 'col'} absolute={absolute} />
          </thead>
        )}
        <tbody>
          {rows.map((cells, index) => (
            <TableRow
              key={index}
              cells={cells}
              heads={(column) => (boldFirstColumn && column === 0 ? 'row' : null)}
              absolute={absolute}
            />
          ))}
        </tbody>
      </table>,
    ),
  ImageBlock: ({ image, caption }, absolute) =>
    html(
      <FeedFigure caption={caption}>
        <FeedPicture {...image} absolute={absolute} />
      </FeedFigure>,
    ),
  GifBlock: ({ url, alt, caption, naturalWidth, naturalHeight }, absolute) =>
    html(
      <FeedFigure caption={caption}>
        <FeedPicture url={url} alt={alt} width={naturalWidth} height={naturalHeight} absolute={absolute} />
      </FeedFigure>,
    ),
  SliderWithIconsBlock: ({ slides }, absolute) => html(<Slides slides={slides} absolute={absolute} />),
  AutoCarouselBlock: ({ slides }, absolute) => html(<Slides slides={slides} absolute={absolute} />),
  VideoBlock: ({ url, caption, poster }, absolute) => {
    const words = caption ?? 'Watch the video';
    if (!poster) return link(absolute(url), words);
    return html(
      <figure>
        <a href={absolute(url)}>
          <FeedPicture {...poster} alt={poster.alt || words} absolute={absolute} />
        </a>
        <figcaption>
          <a href={absolute(url)}>{words}</a>
        </figcaption>
      </figure>,
    );
  },
  AudioBlock: ({ url, caption }, absolute) => link(absolute(url), caption ?? 'Listen to the recording'),
  EmbedBlock: ({ url, caption }) => link(url, caption ?? getEmbed(url)?.title ?? new URL(url).hostname),
  RawHtmlBlock: ({ html: cleaned }, absolute) => absoluteHtml(removeStruckHtml(cleaned), absolute),
  DividerBlock: () => html(<hr />),
  SpacerBlock: () => '',
  AdScriptBlock: () => '',
};

export function blockHtml<T extends FeedBlockName>(
  block: BlockOf<T> & { __typename: T },
  absolute: Absolute,
): string {
  return HTML[block.__typename](block, absolute);
}

/** Rendered by React, so that all text is escaped. */
const html = (node: ReactNode) => renderToStaticMarkup(node);

const link = (url: string, text: string) =>
  html(
    <p>
      <a href={url}>{text}</a>
    </p>,
  );

const list = (tag: 'ul' | 'ol', items: BlockOf<'ListBlock'>['items'], absolute: Absolute) =>
  items.some(isShown) ? html(createElement(tag, null, <ListItems items={items} absolute={absolute} />)) : '';

/** Levels are 2 to 6: the CMS enforces that. */
const heading = (level: number, text: string) => html(createElement(`h${level}`, null, text));
