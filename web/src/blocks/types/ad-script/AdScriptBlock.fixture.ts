import type { AdScriptBlockFragment } from './AdScriptBlock.gen';

export const adScriptBlock: AdScriptBlockFragment = {
  __typename: 'AdScriptBlock',
  frameUrl: '/styleguide/advertisement.html',
};
