import { Component } from 'react';
import type { OpenForm } from '../../ui/form/open-form';
import { readCaret, type Caret } from './caret';
import { continueSession, type FormSession } from '../form-session';
import { renderText } from './flush-text';
import { keepText } from './keep-text';
import { failures, isWriteOf, loads, saves } from '../write-events';

interface Props {
  form: OpenForm;
  session: FormSession;
}

/** Keeps what is typed while a form is being saved. A class, because hooks are too late to see where the caret was. */
export class KeepLateText extends Component<Props> {
  private endings: (() => void)[] = [];

  override componentDidMount(): void {
    const { session } = this.props;
    this.endings = [
      saves.listen((saved) => {
        if (!isWriteOf(this.props.form, saved)) return;
        session.noteSave();
        if (saved.createdId !== undefined) continueSession(saved.createdId, session);
      }),
      failures.listen((failed) => {
        if (isWriteOf(this.props.form, failed)) session.noteFailure();
      }),
      loads.listen((loaded) => {
        if (loaded === this.props.form.documentId) session.settle();
      }),
    ];
    window.addEventListener('keydown', this.noteShortcut, true);
    this.follow(session.caret);
    // It was stored for the first time, and loaded before this form was mounted.
    session.settle();
  }

  override getSnapshotBeforeUpdate(): Caret | null {
    return readCaret();
  }

  override componentDidUpdate(_props: Props, _state: unknown, caret: Caret | null): void {
    this.follow(caret);
  }

  override componentWillUnmount(): void {
    this.props.session.caret = readCaret();
    window.removeEventListener('keydown', this.noteShortcut, true);
    for (const end of this.endings) end();
  }

  override render(): null {
    return null;
  }

  /**
   * Strapi ignores the keys for saving while it knows of no change, and takes the caret out of the field when it does not.
   */
  private readonly noteShortcut = ({ ctrlKey, metaKey, key }: KeyboardEvent): void => {
    if (!(ctrlKey || metaKey) || !['s', 'enter'].includes(key.toLowerCase())) return;
    renderText();
    const { session } = this.props;
    session.caret = readCaret();
    // Nothing is saved: the caret goes where the editor moves it.
    setTimeout(() => {
      session.caret = null;
    });
  };

  private follow(caret: Caret | null): void {
    keepText(this.props.form, this.props.session, caret);
  }
}
