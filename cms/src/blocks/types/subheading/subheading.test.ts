import { describeBlock } from '../../testing/describe-block';
import { subheading } from './subheading';
import { subheadingFixture } from './subheading.fixture';

describe('subheading', () => {
  describeBlock(subheading, subheadingFixture);
});
