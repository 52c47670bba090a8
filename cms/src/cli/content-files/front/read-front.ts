import * as v from 'valibot';
import { type Finding } from '../model/problem';
import { checkYaml } from '../yaml/check-yaml';
import { readYaml } from '../yaml/yaml-source';
import { frontCheck, type Front } from './front-check';

interface FrontRead {
  front: Front | null;
  findings: Finding[];
  /** The line of a key of the front matter; the first line if it is missing. */
  getLine(path: readonly PropertyKey[]): number;
}

const Dates = v.object({ published: v.unknown(), draft: v.optional(v.unknown()) });

/** @param text the text between the two `---`, which begins on line 2 of the file */
export function readFront(text: string): FrontRead {
  const source = readYaml(text, 2, 1);
  const dates = v.safeParse(Dates, source.value);
  const published = dates.success && dates.output.published && dates.output.draft !== true;
  const { value, findings } = checkYaml(source, frontCheck(published ? 'published' : 'draft'));
  return { front: value, findings, getLine: source.getLine };
}
