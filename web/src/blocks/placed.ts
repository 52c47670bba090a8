/** What the place of a block in its article adds to the block's own content. */
export interface Placed {
  /** The id of a heading, for links into the article. */
  anchor?: string;
  /** The width of pictures in this layout, in the words of `<img sizes>`; absent: that of text. */
  imageSizes?: string;
  /** It is the first picture of the page: fetched at once. */
  priority?: boolean;
  /** The side on which text flows round a picture; absent: it stands alone. */
  side?: 'start' | 'end';
  /** A picture that reaches out of the column of text. */
  wide?: boolean;
}
