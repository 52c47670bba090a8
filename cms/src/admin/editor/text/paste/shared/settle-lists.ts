import type { JSONContent } from '@tiptap/core';
import type { Report } from '../notices/report';
import { isList } from './nodes';

/** Reports what readers do not get of the lists of a text as they were, and numbers them from 1 on, as readers see them. */
export const settleLists = (nodes: readonly JSONContent[], report: Report): JSONContent[] =>
  nodes.map((node) => (isList(node) ? settleList(node, report) : node));

function settleList({ type, attrs, content = [] }: JSONContent, report: Report): JSONContent {
  const start: unknown = attrs?.start;
  if (typeof start === 'number' && start !== 1) report.listStarts.push(start);
  const items = content.map((item) => {
    const parts = item.content ?? [];
    if (parts.some(isList)) report.hasNestedLists = true;
    return { ...item, content: settleLists(parts, report) };
  });
  return { type, content: items };
}
