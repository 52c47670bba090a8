import type { Block, BlockOf } from '../../../blocks/block';
import type { RuleFinding } from '../finding';
import type { Subject } from '../subject';

/** The title is level 1: the text begins with 2, and levels going down are not skipped. */
export function checkHeadingOrder({ blocks }: Subject): RuleFinding[] {
  const faults: RuleFinding[] = [];
  let above = 1;
  for (const { path, block } of blocks) {
    if (!isHeading(block)) continue;
    const { level } = block;
    if (level > above + 1) {
      const message = `the heading "${block.text}" has level ${level} below level ${above}: make it ${above + 1}`;
      faults.push({ path, message });
    }
    above = level;
  }
  return faults;
}

function isHeading(block: Block): block is BlockOf<'heading' | 'inline-heading'> {
  return block.type === 'heading' || block.type === 'inline-heading';
}
