import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';

/** The baseline for all other rows. */
export const baseline: Attack = {
  name: 'nothing',
  finding: '',
  does: 'nobody attacks',
  holds: 'readers get responses',
  prepare: ({ isShort }) =>
    Promise.resolve(async () => {
      await wait(isShort ? 3_000 : 10_000);
      return { responses: new Map(), faults: [] };
    }),
};
