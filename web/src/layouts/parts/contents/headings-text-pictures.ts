import type { BlockFragment } from '../../../blocks/Blocks.gen';

const SHOWN: ReadonlySet<string> = new Set(['HeadingBlock', 'ParagraphBlock', 'ImageBlock']);

/** The blocks that the full-bleed and the card layout show (C16): headings, paragraphs and pictures. */
export function headingsTextPictures(blocks: readonly BlockFragment[]): BlockFragment[] {
  return blocks.filter(({ __typename }) => SHOWN.has(__typename));
}
