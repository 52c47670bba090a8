import type { Block } from './block';
import { withoutStruck } from './parts/runs';
import { hasVisibleContent, withoutStruckHtml } from './types/raw-html/clean-html';

/**
 * Blocks for channels that show text without formatting (REST, search). Struck-out text would read as valid there, so
 * it is removed, and so is every block that contains nothing else (C18).
 */
export function withoutStruckWords(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case 'paragraph': {
        const inline = withoutStruck(block.inline);
        return inline.length > 0 ? [{ ...block, inline }] : [];
      }
      case 'list':
      case 'ordered-list': {
        const items = block.items
          .map((item) => ({ ...item, inline: withoutStruck(item.inline) }))
          .filter(({ heading, inline }) => heading !== null || inline.length > 0);
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      case 'table': {
        const valid = (cells: typeof block.headers) =>
          cells.map(({ inline }) => ({ inline: withoutStruck(inline) }));
        return [{ ...block, headers: valid(block.headers), rows: block.rows.map(valid) }];
      }
      case 'raw-html': {
        const content = withoutStruckHtml(block.content);
        return hasVisibleContent(content) ? [{ ...block, content }] : [];
      }
      default:
        return [block];
    }
  });
}
