import { ALL_PATCHES } from '../../support/cms/strapi-host';
import { type Run, type Step, recordTrace } from './trace';

/** Makes the same edits with and without the patches, and compares each step: fails at the first difference. */
export async function expectSameEdits(run: Run): Promise<void> {
  const ours = await recordTrace(run);
  const strapis = await recordTrace(run, ALL_PATCHES);
  for (const [index, step] of strapis.entries()) expect(ours[index]).toEqual(step);
  expect(ours).toHaveLength(run.edits);
  expect(ours.flatMap(findFaults)).toEqual([]);
  // Most edits succeed, so that there is something to compare.
  expect(ours.filter(({ status }) => status < 300).length).toBeGreaterThan(run.edits / 2);
}

const findFaults = ({ edit, stored }: Step): string[] => stored.faults.map((fault) => `${edit}: ${fault}`);
