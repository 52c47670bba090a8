import type { HeadingLevel, LinkTarget, ValidInlinePart } from './block';

/**
 * Blocks as REST represents them, field by field. Fields that an editor left empty are null. `alt` goes beyond the
 * specified fields (C2), because a picture without it means nothing to screen reader users.
 */
export type RestBlock =
  | { type: 'heading'; text: string; level: HeadingLevel }
  | { type: 'paragraph'; text: string }
  | { type: 'paragraph'; inlineBlocks: ValidInlinePart[] }
  | { type: 'inline-heading'; text: string; level: 2 | 3 }
  | { type: 'subheading' | 'bold-text' | 'italic-text'; text: string }
  | { type: 'image' | 'gif'; url: string; caption: string | null; alt: string }
  | { type: 'list' | 'ordered-list'; items: RestListItem[] }
  | { type: 'link'; text: string; url: string; target: LinkTarget }
  | { type: 'blockquote'; text: string; author: string | null }
  | { type: 'code-block'; code: string }
  | { type: 'audio' | 'embed' | 'video'; url: string; caption: string | null }
  | { type: 'divider' }
  /** `height` as a CSS value: "20px". */
  | { type: 'spacer'; height: string }
  | {
      type: 'table';
      caption: string | null;
      headers: RestCell[];
      rows: RestCell[][];
      boldFirstColumn: boolean;
    }
  | { type: 'slider-with-icons' | 'auto-carousel'; items: RestSlide[] }
  | { type: 'raw-html' | 'ad-script'; content: string };

export type RestListItem = string | { inlineHeading: string | null; inlineBlocks: ValidInlinePart[] };
export type RestCell = string | { inlineBlocks: ValidInlinePart[] };
/** `image` is the URL of the picture. */
export interface RestSlide {
  image: string;
  caption: string | null;
  alt: string;
}
