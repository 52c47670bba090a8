import { useEffect } from 'react';
import { createId } from '../ui/create-id';
import type { OpenForm, Values } from '../ui/form/open-form';
import type { Caret } from './late-text/caret';
import { beginSave, followSave, hasLateText, type SaveInProgress } from './late-text/late-text';
import { CopyKeeper } from './local-copies/copy-keeper';
import { lockForm } from './local-copies/form-lock';
import type { Conflict } from './write-events';

/** After a save, Strapi loads the document again: from then on, nothing fills the form any more. */
const SETTLED_MS = 2000;

/**
 * What is known of an open form besides its values. Strapi mounts the panel beside a form again when the width of the
 * window crosses a limit, and the whole form when a new document gets its id: this stays.
 */
export class FormSession {
  readonly copies = new CopyKeeper(createId());
  /** The last save was refused or failed. */
  hasFailed = false;
  /** Where the editor was typing when the form was filled or mounted again. */
  caret: Caret | null = null;
  private conflict: (Conflict & { mine: Values }) | undefined;
  private save: SaveInProgress | undefined;
  private wasSubmitting = false;
  private settling: number | undefined;
  private closing: number | undefined;
  private unlock: (() => void) | undefined;

  /** Whether something has been typed that the latest save did not store. */
  get hasLateText(): boolean {
    return this.save !== undefined && hasLateText(this.save);
  }

  getConflict(): (Conflict & { mine: Values }) | undefined {
    return this.conflict;
  }

  setConflict(conflict: (Conflict & { mine: Values }) | undefined): void {
    this.conflict = conflict;
  }

  /** At each render of the form. @returns the values that it should have, if it lost text */
  follow({ uid, documentId, query, values, filledWith, isSubmitting }: OpenForm): Values | undefined {
    if (isSubmitting && !this.wasSubmitting) {
      window.clearTimeout(this.settling);
      this.save = beginSave(values, filledWith);
      if (documentId === undefined) creating = { uid, formId: this.copies.formId, query };
    }
    if (!isSubmitting && this.wasSubmitting) {
      creating = undefined;
      // It was not even sent.
      if (!this.save?.isSaved) this.save = undefined;
    }
    this.wasSubmitting = isSubmitting;
    if (!this.save) return undefined;
    const { state, restored } = followSave(this.save, values, filledWith);
    this.save = state;
    return restored;
  }

  /** A form without unsaved text is loaded again: what is typed until then stays. */
  noteReload({ values, filledWith }: OpenForm): void {
    this.save ??= { ...beginSave(values, filledWith), isSaved: true };
  }

  /** The server has stored what the form sent. */
  noteSave(): void {
    this.hasFailed = false;
    if (this.save) this.save = { ...this.save, isSaved: true };
  }

  noteFailure(): void {
    this.hasFailed = true;
    this.save = undefined;
  }

  /** The stored document is loaded. */
  settle(): void {
    if (!this.save?.isSaved) return;
    window.clearTimeout(this.settling);
    this.settling = window.setTimeout(() => {
      this.save = undefined;
    }, SETTLED_MS);
  }

  /** Marks the form as open in this browser. */
  open(): void {
    window.clearTimeout(this.closing);
    this.unlock ??= lockForm(this.copies.formId);
  }

  /** Unless it is opened again at once. */
  close(): void {
    this.closing = window.setTimeout(() => {
      if (creating?.formId === this.copies.formId) creating = undefined;
      this.unlock?.();
      this.unlock = undefined;
    });
  }
}

interface CreatingForm extends Pick<OpenForm, 'uid' | 'query'> {
  formId: string;
}

/** The form that is being saved for the first time. */
let creating: CreatingForm | undefined;

/** The form that creates a document of this type; undefined: something else does. */
export const getCreatingForm = (uid: string): CreatingForm | undefined =>
  creating?.uid === uid ? creating : undefined;

/** By a function that is the same as long as Strapi's form is mounted. */
const sessions = new WeakMap<OpenForm['setValues'], FormSession>();

/** Of a document that was stored for the first time, until Strapi has opened it under its id. */
let created: { documentId: string; session: FormSession } | undefined;

/** The next form of this document continues this one. */
export function continueSession(documentId: string, session: FormSession): void {
  created = { documentId, session };
}

/** The same for all parts of a form. */
export function getSession({ setValues, documentId }: OpenForm): FormSession {
  let session = sessions.get(setValues);
  if (!session) {
    session = created && created.documentId === documentId ? created.session : new FormSession();
    created = undefined;
    sessions.set(setValues, session);
  }
  return session;
}

/** The session of a form, which ends when the form is closed. */
export function useFormSession(form: OpenForm): FormSession {
  const session = getSession(form);
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  return session;
}
