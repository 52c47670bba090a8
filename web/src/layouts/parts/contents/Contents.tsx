import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { FoldedContents } from '../../../ui/reading/ContentsList/FoldedContents';
import { buildContents } from './build-contents';

const NAME = 'SUMMARY';

interface Props {
  blocks: readonly BlockFragment[];
  /** The accessible name, which distinguishes two lists on one page. */
  label?: string;
}

/** The article's sections; renders nothing for an article without sections. */
export function Contents({ blocks, label }: Props) {
  const entries = buildContents(blocks);
  return entries.length > 0 && <FoldedContents name={NAME} label={label} entries={entries} />;
}
