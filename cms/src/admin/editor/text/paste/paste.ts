import { Extension } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { isForField } from '../../picture/takes-files';
import { hasTooMuchMarkup, isTooLong, isTooMuchText, refuse } from './limits';
import { clearNotices } from './notices/notice-list';
import { isOwnCopy, MarkingSerializer, withoutForeignMarks } from './own-copies';
import { pasteBlocks } from './target/paste-blocks';
import { hasTableAround, pasteCells } from './target/paste-cells';
import { beginOwnStep } from './own-step';
import { PasteParser, toSlice } from './paste-parser';
import { detachPictures } from './pictures/embedded-pictures';
import { holdPicture } from './pictures/held-pictures';
import { readPictureFiles, takeFile } from './pictures/picture-files';
import { cleanAddresses } from './shared/clean-address';
import { watchUploads } from './pictures/uploads';
import { readPlain } from './plain/read-plain';
import { readSource } from './plain/read-source';
import { takeDrops } from './take-drops';

/** Paste of texts from word processors, web pages, spreadsheets and Markdown, and of pictures. */
export const Paste = Extension.create({
  name: 'articlePaste',
  // Before the tables of TipTap, which would put headings into the middle of a table, and before its code blocks, which
  // would take Markdown for code.
  priority: 150,
  addProseMirrorPlugins() {
    const { editor } = this;
    const { schema } = editor;
    let data: DataTransfer | null = null;
    /** What was read from elsewhere. ProseMirror makes a cell of each paragraph of it where the caret is in a table. */
    let read: Slice | undefined;
    const keep = (slice: Slice): Slice => (read = slice);
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (view, { clipboardData }) => begin(view, clipboardData),
            drop: (view, event) => isForField(event) || begin(view, event.dataTransfer),
          },
          clipboardParser: PasteParser.of(schema, keep),
          clipboardTextParser(text, $context, isVerbatim) {
            return keep(
              toSlice(readPlain(text, { isInTable: hasTableAround($context), isVerbatim }), schema),
            );
          },
          transformPastedText(text, isVerbatim) {
            if (!isTooMuchText(text)) return isVerbatim ? text : cleanAddresses(text);
            refuse();
            return '';
          },
          clipboardSerializer: MarkingSerializer.of(schema),
          transformPastedHTML(html) {
            const prepared = isTooLong(html) ? undefined : prepareHtml(html, data);
            if (prepared !== undefined && !hasTooMuchMarkup(prepared)) return prepared;
            refuse();
            return '';
          },
          handlePaste(view, { clipboardData }, slice) {
            const { $from } = view.state.selection;
            const source = $from.parent.type.spec.code
              ? undefined
              : readSource(clipboardData, isInTable(view.state));
            if (source === 'code') return false;
            const nodes = readPictureFiles(clipboardData) ?? source;
            const pasted = isInTable(view.state) ? (read ?? slice) : slice;
            return paste(view, nodes ? toSlice(nodes, schema) : takeFile(pasted, clipboardData));
          },
          handleDrop(view, { clientX: left, clientY: top, dataTransfer }, slice) {
            const place = view.posAtCoords({ left, top });
            // What comes from the text itself is moved by ProseMirror.
            if (view.dragging || !place) return false;
            const nodes = readPictureFiles(dataTransfer);
            const $place = view.state.doc.resolve(place.pos);
            // A picture goes below the line on which it is dropped, not between two letters of it.
            const $at = nodes && $place.depth > 0 ? view.state.doc.resolve($place.end()) : $place;
            view.dispatch(view.state.tr.setSelection(TextSelection.near($at)));
            return paste(view, nodes ? toSlice(nodes, schema) : slice);
          },
        },
        view: () => watchUploads(editor),
      }),
      new Plugin({ view: ({ dom }) => ({ destroy: takeDrops(dom) }) }),
    ];

    function begin(view: EditorView, pasted: DataTransfer | null): boolean {
      data = pasted;
      read = undefined;
      beginOwnStep(view);
      clearNotices();
      return false;
    }
  },
});

function prepareHtml(html: string, data: DataTransfer | null): string {
  if (isOwnCopy(html)) return html;
  return detachPictures(withoutForeignMarks(html), () => data?.getData('text/rtf') ?? '', holdPicture);
}

function paste(view: EditorView, slice: Slice): boolean {
  // Nothing is left of what was pasted: what is selected stays.
  if (slice.size === 0) return true;
  const { state } = view;
  const tr = pasteCells(state, slice) ?? pasteBlocks(state, slice) ?? state.tr.replaceSelection(slice);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}
