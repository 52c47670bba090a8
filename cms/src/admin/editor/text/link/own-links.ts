import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core';
import type { Mark, Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { parseSitePath } from '../../../../domain/links/site-page';
import { FROM_FORM } from '../text-binding';
import { toOwnPath } from './own-address';

/**
 * Links to pages of this site are paths, as soon as they are pasted or typed: so they are checked at once. A path that is
 * pasted over words links them, as a whole address does.
 */
export const OwnLinks = Extension.create({
  name: 'ownLinks',
  // Before what is pasted replaces the words.
  priority: 160,
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, state) =>
        transactions.some(isNew) ? shortenLinks(transactions, before, state) : null,
      props: {
        handlePaste(view, _event, slice) {
          const tr = linkSelected(view.state, slice);
          if (tr) view.dispatch(tr.scrollIntoView());
          return tr !== undefined;
        },
      },
    }),
  ],
});

const isNew = (tr: Transaction): boolean =>
  tr.docChanged && tr.getMeta(FROM_FORM) !== true && tr.getMeta('history$') === undefined;

function shortenLinks(
  transactions: readonly Transaction[],
  before: EditorState,
  { doc, tr }: EditorState,
): Transaction | null {
  const changes = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]));
  for (const { newRange } of changes)
    doc.nodesBetween(newRange.from, Math.min(newRange.to, doc.content.size), (node, position) => {
      const link = node.marks.find(({ type }) => type.name === 'link');
      const path = link && toOwnPath(String(link.attrs.href));
      if (link && path !== undefined) tr.addMark(position, position + node.nodeSize, changeHref(link, path));
    });
  return tr.docChanged ? tr : null;
}

const changeHref = (link: Mark, href: string): Mark => link.type.create({ ...link.attrs, href });

/** @returns undefined if no words are selected, or something else than one path of a page is pasted */
function linkSelected({ selection, schema, tr }: EditorState, { content }: Slice): Transaction | undefined {
  const { link } = schema.marks;
  if (!link || !(selection instanceof TextSelection) || selection.empty) return undefined;
  if (!selection.$from.parent.type.allowsMarkType(link)) return undefined;
  const path = content.textBetween(0, content.size, '\n').trim();
  if (!/^\/[^/\s]\S*$/.test(path) || !parseSitePath(path)) return undefined;
  return tr.addMark(selection.from, selection.to, link.create({ href: path }));
}
