import { inline } from '../../parts/inline/InlinePart.fixture';
import type { ParagraphBlockFragment } from './ParagraphBlock.gen';

export const paragraphBlock: ParagraphBlockFragment = { __typename: 'ParagraphBlock', inline };
