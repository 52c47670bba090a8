import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { FoldedContents } from '../../../ui/reading/ContentsList/FoldedContents';
import { buildContents } from './build-contents';

const NAME = 'SUMMARY';

interface Props {
  blocks: readonly BlockFragment[];
  /** For assistive technology: two lists of one page need two. */
  label?: string;
}

/** The article's sections; nothing for an article without any. */
export function Contents({ blocks, label }: Props) {
  const entries = buildContents(blocks);
  return entries.length > 0 && <FoldedContents name={NAME} label={label} entries={entries} />;
}
