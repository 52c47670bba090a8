import type { EmbedBlockFragment } from './EmbedBlock.gen';

export const embedBlock: EmbedBlockFragment = {
  __typename: 'EmbedBlock',
  url: 'https://vimeo.com/76979871',
  caption: 'A stretch for the evening',
};
