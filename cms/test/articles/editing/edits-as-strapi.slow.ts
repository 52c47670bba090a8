import { describeRollBacks } from './roll-backs';
import { expectSameEdits } from './same-edits';
import { ALL_PATCHES } from '../../support/cms/strapi-host';

/** More of `edits-as-strapi.test.ts`: other seeds, and articles whose blocks need several statements each. */
test.each([101, 102, 103, 104, 105, 106])(
  'random edits with seed %i have the same results as in unpatched Strapi',
  async (seed) => {
    await expectSameEdits({ seed, edits: 100, most: 60 });
  },
  600_000,
);

test.each([201, 202])(
  'random edits of long articles with seed %i have the same results as in unpatched Strapi',
  async (seed) => {
    await expectSameEdits({ seed, edits: 15, most: 1200 });
  },
  600_000,
);

describeRollBacks('blocks that Strapi writes itself', ALL_PATCHES);
