import type { LinkBlockFragment } from './LinkBlock.gen';

export const linkBlock: LinkBlockFragment = {
  __typename: 'LinkBlock',
  text: 'Read the full guideline',
  url: 'https://example.org/guideline',
  opensNewTab: true,
};
