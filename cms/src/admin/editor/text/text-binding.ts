import type { Editor } from '@tiptap/core';
import { adopt } from './convert/adopt';
import { connect } from './convert/connect';
import type { Sources } from './convert/sources';
import { writeContent, type Written } from './convert/write-content';
import { addNotesHost } from './notes-in-text';
import { getStart } from './positions';
import { LateWrite } from '../../ui/form/late-write';
import type { TextInForm, TextPart } from '../../ui/form/text-parts';

/** The list of blocks in the form, and with what the form was filled. */
export interface FormContent {
  shown: unknown;
  stored: unknown;
}

/**
 * Keeps a form's list of blocks and the document of its text equal. Writing the blocks and rendering the form take much
 * longer than a key may, so the form follows after a pause, or when the text loses the focus.
 */
export class TextBinding implements TextInForm {
  constructor(
    private readonly editor: Editor,
    private readonly sources: Sources,
    /** What the text was written to or read from last. */
    private content: FormContent,
    private change: (content: unknown) => void,
  ) {}

  private readonly writing = new LateWrite();
  /** Something was typed. */
  readonly writeLater = (): void => this.writing.later(this.pass);
  /** Passes on to the form what was typed. */
  readonly flush = this.writing.now;

  /** The form has a list of blocks: its own, or one from elsewhere. */
  receive(content: FormContent): void {
    const { shown: before } = this.content;
    // The text already says what it has written itself.
    const places = content.shown === before ? undefined : this.write().places;
    this.content = content;
    if (places) this.dispatch(adopt(this.editor.state, this.sources, content.shown, before, places));
  }

  /** The form's list of blocks, as far as the text knows. */
  getShown(): unknown {
    return this.content.shown;
  }

  /** The text is in another form now. */
  passTo(change: (content: unknown) => void): void {
    this.change = change;
  }

  /** Where a block, or a node of prose in it, is in the text. */
  findPart(block: number, prose: number | undefined): TextPart | undefined {
    const { editor } = this;
    const { doc } = editor.state;
    const index = this.write().places.findIndex(
      (place) => place?.block === block && (prose === undefined || place.prose === prose),
    );
    const node = doc.maybeChild(index);
    if (!node) return undefined;
    const position = getStart(doc, index);
    const element = editor.view.nodeDOM(position);
    if (!(element instanceof HTMLElement)) return undefined;
    return {
      element,
      isEntry: node.type.name === 'entry',
      text: editor.view.dom,
      focus: () =>
        void editor
          .chain()
          .setTextSelection(position + 1)
          .focus()
          .run(),
      addHost: () => addNotesHost(editor, position + node.nodeSize),
    };
  }

  readSelection(): { from: number; to: number } | undefined {
    const { view, state } = this.editor;
    return view.hasFocus() ? { from: state.selection.from, to: state.selection.to } : undefined;
  }

  select(from: number, to: number): void {
    this.editor.chain().setTextSelection({ from, to }).focus(null, { scrollIntoView: false }).run();
  }

  private readonly pass = (): void => {
    if (this.editor.isDestroyed) return;
    const { content, places } = this.write();
    if (content === this.content.shown) return;
    this.content = { ...this.content, shown: content };
    const { tr } = this.editor.state;
    connect(tr, this.sources, content, places);
    this.dispatch(tr.setMeta('addToHistory', false));
    this.change(content);
  };

  private write(): Written {
    const { shown, stored } = this.content;
    return writeContent(this.editor.state.doc, this.sources, shown, stored);
  }

  private dispatch(tr: Editor['state']['tr']): void {
    if (!tr.docChanged) return;
    // A mark that was switched on or off for the next letter stays so.
    tr.setStoredMarks(this.editor.state.storedMarks);
    this.editor.view.dispatch(tr.setMeta(FROM_FORM, true));
  }
}

/** Marks a transaction that follows the form. */
export const FROM_FORM = 'fromForm';
