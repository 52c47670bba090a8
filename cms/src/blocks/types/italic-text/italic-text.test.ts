import { describeBlock } from '../../testing/describe-block';
import { italicText } from './italic-text';
import { italicTextFixture } from './italic-text.fixture';

describe('italic-text', () => {
  describeBlock(italicText, italicTextFixture);
});
