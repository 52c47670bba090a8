import { expectSameEdits } from './editing/same-edits';

/** `EDIT_SEEDS=1,2,3` makes other edits than those of every run, `EDITS=200` more of them. */
const seeds = (process.env.EDIT_SEEDS ?? '3').split(',').map(Number);
const edits = Number(process.env.EDITS ?? 40);

test.each(seeds)(
  'random edits of seed %i are answered, stored and read as with Strapi alone',
  async (seed) => {
    await expectSameEdits({ seed, edits, most: 30 });
  },
  600_000,
);
