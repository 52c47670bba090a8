/** What a block's position in the article adds to its content. */
export interface BlockPlacement {
  /** The id of a heading, for links into the article. */
  anchor?: string;
  /** The `<img sizes>` of pictures in this layout; defaults to the text width. */
  imageSizes?: string;
  /** Whether it is the page's first picture, which is loaded eagerly. */
  priority?: boolean;
  /** The side on which text flows around a picture; undefined if the picture stands alone. */
  side?: 'start' | 'end';
  /** Whether a picture extends beyond the text column. */
  wide?: boolean;
}
