import { Fragment, type ReactNode } from 'react';
import type { Absolute, BlockOf } from './feed-block';

type InlinePart = BlockOf<'ParagraphBlock'>['inline'][number];
type ListItem = BlockOf<'ListBlock'>['items'][number];
type TableCell = BlockOf<'TableBlock'>['headers'][number];
type Slide = BlockOf<'AutoCarouselBlock'>['slides'][number];

interface Placed {
  absolute: Absolute;
}

/** Whether a line holds words that are not struck. */
export const hasValidWords = (parts: readonly InlinePart[]) =>
  parts.some(({ kind, text }) => kind !== 'STRUCK' && text.trim() !== '');

/** A line of text with its bold, italic and linked runs; without what is struck. */
export function InlineText({ parts, absolute }: Placed & { parts: readonly InlinePart[] }) {
  return parts.map((part, index) => <Fragment key={index}>{run(part, absolute)}</Fragment>);
}

function run({ kind, text, url }: InlinePart, absolute: Absolute): ReactNode {
  const words = <Lines text={text} />;
  switch (kind) {
    case 'BOLD':
      return <strong>{words}</strong>;
    case 'ITALIC':
      return <em>{words}</em>;
    case 'LINK':
      return url ? <a href={absolute(url)}>{words}</a> : words;
    // Readers of feeds drop `<s>` with its words left plain (C18).
    case 'STRUCK':
      return null;
    case 'TEXT':
      return words;
  }
}

/** Text with the line breaks that were typed: feeds bring no style sheet that would keep them. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

export function ListItems({ items, absolute }: Placed & { items: readonly ListItem[] }) {
  return items.filter(isShown).map(({ heading, inline }, index) => (
    <li key={index}>
      {heading && <strong>{heading}</strong>}
      {heading && hasValidWords(inline) && ' '}
      <InlineText parts={inline} absolute={absolute} />
    </li>
  ));
}

/** Whether an item of a list holds words that are not struck. */
export const isShown = ({ heading, inline }: ListItem) => heading !== null || hasValidWords(inline);

type Heads = 'col' | 'row' | null;

/** @param props.heads what the cell of a column is the heading of; an empty cell heads nothing */
export function TableRow({
  cells,
  heads,
  absolute,
}: Placed & { cells: readonly TableCell[]; heads: (column: number) => Heads }) {
  return (
    <tr>
      {cells.map(({ inline }, column) => {
        const scope = hasValidWords(inline) ? heads(column) : null;
        const Tag = scope ? 'th' : 'td';
        return (
          <Tag key={column} scope={scope ?? undefined}>
            <InlineText parts={inline} absolute={absolute} />
          </Tag>
        );
      })}
    </tr>
  );
}

/** One below the other: nothing turns in a feed. */
export function Slides({ slides, absolute }: Placed & { slides: readonly Slide[] }) {
  return slides.map(({ image, caption }, index) => (
    <FeedFigure key={index} caption={caption}>
      <FeedPicture {...image} absolute={absolute} />
    </FeedFigure>
  ));
}

export function FeedFigure({ caption, children }: { caption: string | null; children: ReactNode }) {
  return (
    <figure>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface PictureProps extends Placed {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Lazy, or React would put a link that preloads it in front of the text. */
export function FeedPicture({ url, alt, width, height, absolute }: PictureProps) {
  return (
    <img
      src={absolute(url)}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
    />
  );
}
