import { useLayoutEffect } from 'react';
import { useOpenForm, type OpenForm } from '../../ui/form/open-form';
import { putCaret, type Caret } from './caret';
import { getSession, type FormSession } from '../form-session';

/**
 * After each render of a form: puts back what it lost, and the caret.
 * @param caret where it was before
 */
export function keepText(form: OpenForm, session: FormSession, caret: Caret | null): void {
  const restored = session.follow(form);
  if (restored) {
    session.caret = caret;
    // Rendered at once: then the field has its text again, and the caret is put back.
    form.setValues(restored);
    return;
  }
  if (session.caret) putCaret(session.caret);
  session.caret = null;
}

/**
 * A side panel that shows nothing. Strapi mounts it together with the fields of a form, and the rest of what is beside
 * the form a moment later: in the form of a new document, keys that are pressed in between would be lost.
 */
export function ContinueTyping(): null {
  const form = useOpenForm();
  const session = form && getSession(form);
  useLayoutEffect(() => {
    if (form && session?.caret) keepText(form, session, session.caret);
  });
  return null;
}
