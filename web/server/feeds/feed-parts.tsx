import { Fragment, type ReactNode } from 'react';
import type { Absolute, BlockOf } from './feed-block';

type InlinePart = BlockOf<'ParagraphBlock'>['inline'][number];
type ListItem = BlockOf<'ListBlock'>['items'][number];
type TableCell = BlockOf<'TableBlock'>['headers'][number];
type Slide = BlockOf<'AutoCarouselBlock'>['slides'][number];

interface Placed {
  absolute: Absolute;
}

/** A line of text with its bold, italic and linked runs. */
export function InlineText({ parts, absolute }: Placed & { parts: readonly InlinePart[] }) {
  return parts.map((part, index) => <Fragment key={index}>{run(part, absolute)}</Fragment>);
}

function run({ kind, text, url }: InlinePart, absolute: Absolute): ReactNode {
  switch (kind) {
    case 'BOLD':
      return <strong>{text}</strong>;
    case 'ITALIC':
      return <em>{text}</em>;
    case 'LINK':
      return url ? <a href={absolute(url)}>{text}</a> : text;
    case 'TEXT':
      return text;
  }
}

export function ListItems({ items, absolute }: Placed & { items: readonly ListItem[] }) {
  return items.map(({ heading, inline }, index) => (
    <li key={index}>
      {heading && <strong>{heading}</strong>}
      {heading && inline.length > 0 && ' '}
      <InlineText parts={inline} absolute={absolute} />
    </li>
  ));
}

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
        const scope = inline.length > 0 ? heads(column) : null;
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
