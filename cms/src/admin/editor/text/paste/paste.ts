import { Extension, type JSONContent } from '@tiptap/core';
import { DOMParser, Fragment, Slice, type ParseOptions, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { addNotice } from './notices';
import { readHtml } from './read-html';
import { isMarkdown, readMarkdown } from './read-markdown';
import { readLines, readRows, toTable } from './read-plain-text';
import { pasteBlocks } from './paste-blocks';
import { holdFile, watchUploads } from './uploads';

/** Longer text is refused: reading it would keep the browser busy for minutes. */
const MOST_CHARACTERS = 5_000_000;

/** Reads what is pasted or dropped as nodes of the text. What was copied from a text is read as it was. */
class PasteParser extends DOMParser {
  static of(schema: Schema): PasteParser {
    return new PasteParser(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    if (dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options);
    const { nodes, hasNestedLists } = readHtml(dom);
    if (hasNestedLists) addNotice('A nested list was pasted. Readers get its points as one list.');
    return toSlice(nodes, this.schema);
  }
}

function toSlice(nodes: readonly JSONContent[], schema: Schema): Slice {
  return new Slice(Fragment.fromArray(nodes.map((node) => schema.nodeFromJSON(node))), 0, 0);
}

function readText(text: string): JSONContent[] {
  const rows = readRows(text);
  if (rows) return [toTable(rows)];
  return isMarkdown(text) ? readMarkdown(text) : readLines(text);
}

/** Paste of texts from word processors, web pages, spreadsheets and Markdown, and of pictures. */
export const Paste = Extension.create({
  name: 'articlePaste',
  // After the grid of tables, which fills cells.
  priority: 50,
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          clipboardParser: PasteParser.of(editor.schema),
          clipboardTextParser(text, $context, isPlain) {
            const isInCode = $context.parent.type.spec.code === true;
            const nodes = isPlain || isInCode ? readLines(text) : readText(text);
            return toSlice(nodes, editor.schema);
          },
          transformPastedHTML(html) {
            if (html.length <= MOST_CHARACTERS) return html;
            addNotice('This was too much to paste at once. Paste it in parts.');
            return '';
          },
          handlePaste(view, { clipboardData }, slice) {
            const position = view.state.selection.from;
            if (insertPictures(clipboardData, position, editor.commands.insertContentAt)) return true;
            const tr = pasteBlocks(view.state, slice);
            if (tr) view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
            return tr !== undefined;
          },
          handleDrop(view, event, _slice, isMoved) {
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            return (
              !isMoved &&
              place !== null &&
              insertPictures(event.dataTransfer, place.pos, editor.commands.insertContentAt)
            );
          },
        },
        view: () => watchUploads(editor),
      }),
    ];
  },
});

/**
 * Inserts the picture files of a clipboard or of what is dropped. A spreadsheet offers its cells as text and as a
 * picture: the text is taken.
 */
function insertPictures(
  data: DataTransfer | null,
  position: number,
  insert: (position: number, content: JSONContent[]) => boolean,
): boolean {
  const files = [...(data?.files ?? [])];
  const hasText = data?.types.some((type) => type === 'text/html' || type === 'text/plain') ?? false;
  if (files.length === 0 || hasText) return false;
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  for (const { name } of files.filter((file) => !pictures.includes(file)))
    addNotice(`${name} is no picture. Add it to the media library, and link to it.`);
  const nodes = pictures.map((file) => ({ type: 'upload', attrs: holdFile(file) }));
  if (nodes.length > 0) insert(position, nodes);
  return true;
}
