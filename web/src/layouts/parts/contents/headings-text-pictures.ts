import type { BlockFragment } from '../../../blocks/Blocks.gen';

const SHOWN: ReadonlySet<string> = new Set(['HeadingBlock', 'ParagraphBlock', 'ImageBlock']);

/** The blocks that the full-bleed and card layouts show (C16): headings, paragraphs and pictures. */
export function selectHeadingsTextPictures(blocks: readonly BlockFragment[]): BlockFragment[] {
  return blocks.filter(({ __typename }) => SHOWN.has(__typename));
}
