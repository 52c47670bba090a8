import { describeBlock } from '../../testing/describe-block';
import { adScript } from './ad-script';
import { adScriptFixture } from './ad-script.fixture';

describe('ad-script', () => {
  describeBlock(adScript, adScriptFixture);
});
