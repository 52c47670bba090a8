/**
 * The blocks of an article as the code uses them: complete, cleaned, and the same whether an editor placed a block or
 * typed prose. `fromEntry` parses them from what the CMS stores, `toRest` converts them to the specified REST form, and
 * GraphQL serves them as the union `Block`.
 */

/** A run of text in a paragraph, a list item or a table cell. */
export type InlinePart =
  | { type: 'text' | 'bold-text' | 'italic-text'; text: string }
  /** Struck out: shown as such on the page, and omitted wherever text loses its formatting (C18). */
  | { type: 'struck-text'; text: string }
  | { type: 'link'; text: string; url: string; target: LinkTarget };

/** Text that is not struck out. */
export type ValidInlinePart = Exclude<InlinePart, { type: 'struck-text' }>;

export type LinkTarget = '_blank' | '_self';

/** Never 1: the page's title is the only level 1 heading (C16). */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** A point in a picture, in percent of its width and height from the top left. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A picture ready for `<img>`. Width and height are the file's own, in CSS pixels. */
export interface Picture {
  url: string;
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  /** What crops of the picture keep in sight; null: its centre. */
  focalPoint: FocalPoint | null;
  /** In the format of `<img srcset>`: the same picture at its widths, narrowest first, the original last. */
  srcset: string;
}

export interface ListItem {
  /** The bold lead-in; `inlineHeading` in REST. */
  heading: string | null;
  inline: InlinePart[];
}

export interface TableCell {
  inline: InlinePart[];
}

export interface Slide {
  image: Picture;
  caption: string | null;
}

export type Block =
  | { type: 'heading'; text: string; level: HeadingLevel }
  | { type: 'paragraph'; inline: InlinePart[] }
  | { type: 'inline-heading'; text: string; level: 2 | 3 }
  | { type: 'subheading'; text: string }
  | { type: 'image'; image: Picture; caption: string | null }
  | { type: 'list'; items: ListItem[] }
  | { type: 'ordered-list'; items: ListItem[] }
  | { type: 'bold-text'; text: string }
  | { type: 'italic-text'; text: string }
  | { type: 'link'; text: string; url: string; target: LinkTarget }
  | { type: 'blockquote'; text: string; author: string | null }
  | { type: 'code-block'; code: string; language: string | null }
  | {
      type: 'gif';
      url: string;
      alt: string;
      caption: string | null;
      width: number | null;
      height: number | null;
    }
  | { type: 'audio'; url: string; caption: string | null }
  | { type: 'embed'; url: string; caption: string | null }
  | { type: 'video'; url: string; caption: string | null; poster: Picture | null }
  | { type: 'divider' }
  /** `height` in CSS pixels. */
  | { type: 'spacer'; height: number }
  | {
      type: 'table';
      caption: string | null;
      headers: TableCell[];
      rows: TableCell[][];
      boldFirstColumn: boolean;
    }
  | { type: 'slider-with-icons'; slides: Slide[] }
  /** Advances every 3 seconds. */
  | { type: 'auto-carousel'; slides: Slide[] }
  /** `content` is sanitised HTML: the only text of the CMS that is rendered as markup (C19). */
  | { type: 'raw-html'; content: string }
  /** `content` is an advertiser's HTML and script, shown only in a sandboxed frame (C19). */
  | { type: 'ad-script'; content: string };

export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

export const LAYOUTS = [
  'text-image-alternating',
  'accordion',
  'minimalist',
  'video-lead',
  'right-sidebar',
  'full-bleed-image',
  'card-based',
  'middle-banner',
  'video',
] as const;
export type Layout = (typeof LAYOUTS)[number];
export const DEFAULT_LAYOUT: Layout = 'text-image-alternating';
/** Layouts of video articles, which begin with their video (C16). */
export const VIDEO_LAYOUTS: readonly Layout[] = ['video-lead', 'video'];
