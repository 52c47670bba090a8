import type { AdScriptBlockFragment } from './AdScriptBlock.gen';

export const adScriptBlock: AdScriptBlockFragment = {
  __typename: 'AdScriptBlock',
  frameUrl: '/ad-frame/w1k2abc/4',
};
