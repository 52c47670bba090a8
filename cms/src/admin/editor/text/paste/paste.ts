import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { isForField } from '../../picture/takes-files';
import { hasTooMuchMarkup, isTooLong, isTooMuchText, refuse } from './limits';
import { clearNotices } from './notices/notice-list';
import { isOwnCopy, MarkingSerializer, withoutForeignMarks } from './own-copies';
import { appendNotes, findNotes, type ArticleNotes } from './target/append-notes';
import { pasteBlocks } from './target/paste-blocks';
import { hasTableAround, pasteCells } from './target/paste-cells';
import { beginOwnStep } from './own-step';
import { PasteParser, toPasted, type Pasted } from './paste-parser';
import { detachPictures } from './pictures/embedded-pictures';
import { holdPicture } from './pictures/held-pictures';
import { readPictureFiles, takeFile } from './pictures/picture-files';
import { cleanAddresses } from './shared/clean-address';
import { withoutNotes } from './shared/pasted-text';
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
    let read: Pasted | undefined;
    /** The notes that the article keeps. */
    let ownNotes: ArticleNotes | undefined;
    const countNotes = () => ownNotes?.list.childCount ?? 0;
    const keep = (pasted: Pasted) => {
      read = pasted;
      return pasted.slice;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (view, { clipboardData }) =>
              begin(view, clipboardData, view.state.tr.deleteSelection().doc),
            drop: (view, event) => isForField(event) || begin(view, event.dataTransfer, view.state.doc),
          },
          clipboardParser: PasteParser.of(schema, { countNotes, onRead: keep }),
          clipboardTextParser(text, $context, isVerbatim) {
            const place = { isInTable: hasTableAround($context), isVerbatim, noteCount: countNotes() };
            return keep(toPasted(readPlain(text, place), schema));
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
              : readSource(clipboardData, { isInTable: isInTable(view.state), noteCount: countNotes() });
            if (source === 'code') return false;
            const pictures = readPictureFiles(clipboardData);
            const other = pictures ? withoutNotes(pictures) : source;
            if (other) return paste(view, toPasted(other, schema), ownNotes);
            const pasted = isInTable(view.state) ? (read?.slice ?? slice) : slice;
            const notes = read?.notes ?? [];
            return paste(view, { slice: takeFile(pasted, clipboardData), notes }, ownNotes);
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
            const dropped = nodes && toPasted(withoutNotes(nodes), schema);
            return paste(view, dropped ?? { slice, notes: read?.notes ?? [] }, ownNotes);
          },
        },
        view: () => watchUploads(editor),
      }),
      new Plugin({ view: ({ dom }) => ({ destroy: takeDrops(dom) }) }),
    ];

    /** @param kept the text without what is replaced */
    function begin(view: EditorView, pasted: DataTransfer | null, kept: Node): boolean {
      data = pasted;
      read = undefined;
      ownNotes = findNotes(kept);
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

function paste(view: EditorView, { slice, notes }: Pasted, ownNotes: ArticleNotes | undefined): boolean {
  // Nothing is left of what was pasted: what is selected stays.
  if (slice.size === 0) return true;
  const { state } = view;
  const tr = pasteCells(state, slice) ?? pasteBlocks(state, slice) ?? state.tr.replaceSelection(slice);
  appendNotes(tr, notes, ownNotes);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}
