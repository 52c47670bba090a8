import { SCRIPTS_ID, STATE_ID } from '../lib/hydration/element-ids';
import { slugify } from '../lib/shared/slug.gen';
import type { BlockFragment } from './Blocks.gen';

/**
 * Ids that the page itself uses. Otherwise a heading "Main" would take over the skip link's target, and a link to
 * "State" would lead nowhere.
 */
const RESERVED = ['main', STATE_ID, SCRIPTS_ID];

/**
 * The ids of the heading blocks, by block index; undefined for other blocks. The same text always gets the same id, and
 * the second of two equal texts ends in `-2`, so links into an article stay valid.
 */
export function getHeadingIds(blocks: readonly BlockFragment[]): (string | undefined)[] {
  const taken = new Set(RESERVED);
  return blocks.map((block) => {
    const text = headingText(block);
    if (text === undefined) return undefined;
    const id = firstFree((text && slugify(text)) || 'section', taken);
    taken.add(id);
    return id;
  });
}

function headingText(block: BlockFragment): string | undefined {
  return block.__typename === 'HeadingBlock' ||
    block.__typename === 'InlineHeadingBlock' ||
    block.__typename === 'SubheadingBlock'
    ? block.text
    : undefined;
}

function firstFree(slug: string, taken: ReadonlySet<string>): string {
  let id = slug;
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
  return id;
}
