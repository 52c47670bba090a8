import { describeBlock } from '../../testing/describe-block';
import { boldText } from './bold-text';
import { boldTextFixture } from './bold-text.fixture';

describe('bold-text', () => {
  describeBlock(boldText, boldTextFixture);
});
