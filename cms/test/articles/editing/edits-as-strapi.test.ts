import { expectSameEdits } from './same-edits';

/** `EDIT_SEEDS=1,2,3` replaces the seeds, `EDITS=200` increases the number of edits. */
const seeds = (process.env.EDIT_SEEDS ?? '3').split(',').map(Number);
const edits = Number(process.env.EDITS ?? 40);

test.each(seeds)(
  'random edits with seed %i have the same responses, rows and readers’ results as in unpatched Strapi',
  async (seed) => {
    await expectSameEdits({ seed, edits, most: 30 });
  },
  600_000,
);
