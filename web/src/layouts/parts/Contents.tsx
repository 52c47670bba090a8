import type { BlockFragment } from '../../blocks/Blocks.gen';
import { FoldedContents } from '../../ui/contents/FoldedContents';
import { contentsOf } from './contentsOf';

/** The article's sections; nothing for an article without any. */
export function Contents({ blocks }: { blocks: readonly BlockFragment[] }) {
  const entries = contentsOf(blocks);
  return entries.length > 0 && <FoldedContents name="SUMMARY" entries={entries} />;
}
