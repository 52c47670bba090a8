import type { Editor } from '@tiptap/core';
import { adopt } from './convert/adopt';
import { connect } from './convert/connect';
import type { Sources } from './convert/sources';
import { isSameText } from './convert/same-text';
import { writeContent, type Written } from './convert/write-content';
import { addNotesHost } from './notes-in-text';
import { getStart } from './positions';
import { LateWrite } from '../../ui/form/late-write';
import { mergeTyped } from '../../ui/form/merge-typed';
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
  private left: { from: number; to: number } | undefined;
  private isAtOnce = false;
  /** What a form that is replaced has sent. */
  private sent: unknown;
  /** Something was typed. */
  readonly writeLater = (): void => (this.isAtOnce ? this.pass() : this.writing.later(this.pass));
  /** Passes on to the form what was typed. */
  readonly flush = this.writing.now;

  /**
   * The form has a list of blocks: its own, or one from elsewhere. Strapi fills a form again and again while it is being
   * saved, with older text too: what waits to be passed on stays.
   */
  receive(content: FormContent): void {
    const { shown: before } = this.content;
    if (content.shown === before) {
      this.content = content;
      return;
    }
    const { content: typed, places } = this.write();
    const base = this.sent !== undefined && isSameText(content.shown, this.sent) ? this.sent : before;
    const isOther = typed !== base && !isSameText(content.shown, before);
    const next = isOther ? mergeTyped(base, typed, content.shown) : content.shown;
    this.content = content;
    this.dispatch(adopt(this.editor.state, this.sources, next, before, places));
  }

  /** The form is being saved, and another one takes its place at any moment: each key is passed on. */
  beginReplacement(): void {
    this.flush();
    this.isAtOnce = true;
    this.sent = this.content.shown;
  }

  /** That has happened, or the save has failed. */
  endReplacement(): void {
    this.isAtOnce = false;
  }

  /** Whether this is what the form says, but for what was typed since it was sent. */
  isOf(shown: unknown): boolean {
    return isSameText(this.sent ?? this.content.shown, shown);
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
    return view.hasFocus() ? { from: state.selection.from, to: state.selection.to } : this.left;
  }

  /** The text is shown in a form: if it had the focus in the one before, it has it again. */
  enter(): void {
    if (this.left) this.editor.view.focus();
    this.left = undefined;
  }

  /** The text is about to be removed from its form. What is read of the selection since is as it was before. */
  leave(): void {
    this.left = this.readSelection();
  }

  select(from: number, to: number): void {
    this.editor.chain().setTextSelection({ from, to }).focus(null, { scrollIntoView: false }).run();
  }

  private readonly pass = (): void => {
    const { editor } = this;
    if (editor.isDestroyed) return;
    // A change of the document would end a composition, as of Japanese or Chinese, and leave its first letters.
    if (editor.view.composing && editor.view.hasFocus()) return this.writing.later(this.pass);
    const { content: written, places } = this.write();
    const { shown, stored } = this.content;
    if (written === shown) return;
    // What undo has led back to has nothing to save.
    const content = Array.isArray(stored) && isSameText(written, stored) ? stored : written;
    this.content = { ...this.content, shown: content };
    const { tr } = editor.state;
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
