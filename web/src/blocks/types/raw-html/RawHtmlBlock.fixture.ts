import type { RawHtmlBlockFragment } from './RawHtmlBlock.gen';

export const rawHtmlBlock: RawHtmlBlockFragment = {
  __typename: 'RawHtmlBlock',
  html: '<p>Water, <abbr title="oral rehydration salts">ORS</abbr> or <strong>weak tea</strong>.</p><ul><li>Small sips</li><li>Every few minutes</li></ul>',
};
