import { createEmitter } from '../ui/emitter';
import { isObject } from '../ui/is-object';
import { readConflict, type Conflict as ReadConflict } from '../ui/newer-version';
import type { OpenForm } from '../ui/form/open-form';
import { isFailure, isSuccess, type Failure, type Success } from '../ui/server/store-actions';
import { findEditions } from './conflicts/seen-editions';
import { renderText } from './late-text/flush-text';

/** A conflict with the content type of its document. */
export interface Conflict extends ReadConflict {
  model: string;
}

/** A write of the content manager. */
export interface Write {
  /** Undefined for a document that was never saved. */
  documentId: string | undefined;
  model: string;
}

/** A write that succeeded. */
export interface Saved extends Write {
  /** The id of a document that was never saved before. */
  createdId: string | undefined;
}

export const conflicts = createEmitter<Conflict>();
/** Conflicts of documents whose form is not open. */
export const otherConflicts = createEmitter<Conflict>();
export const saves = createEmitter<Saved>();
/** A write to a document failed for any reason. */
export const failures = createEmitter<Write>();

/** Entries with which a bulk action could not do what it was asked to; it has done the others. */
export interface Unfinished {
  /** The content type. */
  model: string;
  rows: { documentId: string; title: string; message: string }[];
}

export const unfinished = createEmitter<Unfinished>();
/** The id of a document that was loaded for a form. */
export const loads = createEmitter<string>();

/** A form in another form may write a document of the same type: only the one that waits is meant. */
export const isWriteOf = (form: OpenForm, { documentId, model }: Write): boolean =>
  model === form.uid && documentId === form.documentId && (documentId !== undefined || form.isSubmitting);

/** The requests with which a form stores what was typed. */
const SAVES = new Set(['createDocument', 'updateDocument', 'publishDocument', 'cloneDocument']);

/** The parts of the admin's Redux store used here. */
interface Store {
  dispatch(action: object): unknown;
}

/** A Redux middleware: tells the screens which writes succeeded, and which were refused because of somebody else's. */
export const watchWrites =
  () =>
  ({ dispatch }: Store) =>
  <Action, Result>(next: (action: Action) => Result) =>
  (action: Action) => {
    // Before the store drops what was typed.
    if ((isSuccess(action) || isFailure(action)) && SAVES.has(action.meta.arg.endpointName)) renderText();
    const conflict = isFailure(action) ? emitFailure(action) : undefined;
    const result = next(action);
    if (conflict && !conflicts.emit(conflict)) {
      otherConflicts.emit(conflict);
      dispatch(reloadList(conflict.model));
    }
    const bulk = isFailure(action) ? toUnfinished(action) : undefined;
    if (bulk) {
      unfinished.emit(bulk);
      dispatch(reloadList(bulk.model));
    }
    if (isSuccess(action)) emitSuccess(action);
    return result;
  };

function emitSuccess({ meta, payload }: Success): void {
  const { endpointName, originalArgs } = meta.arg;
  const { documentId, model } = getTarget(originalArgs);
  if (SAVES.has(endpointName) && model !== undefined) {
    const [id] = findEditions(payload)[0] ?? [];
    saves.emit({ documentId, model, createdId: documentId === undefined ? id : undefined });
  }
  if (endpointName === 'getDocument' && documentId !== undefined) loads.emit(documentId);
}

/** As the function of this name of Strapi's client creates it. */
const reloadList = (model: string) => ({
  type: 'adminApi/invalidateTags',
  payload: [{ type: 'Document', id: `${model}_LIST` }],
});

function emitFailure({ meta: { arg }, payload }: Failure): Conflict | undefined {
  const { documentId, model } = getTarget(arg.originalArgs);
  if (model === undefined) return undefined;
  const conflict = toConflict(payload.details, model);
  // Strapi fills the form with the newer version, whatever was refused.
  if (SAVES.has(arg.endpointName) || conflict) failures.emit({ documentId, model });
  return conflict;
}

function getTarget(args: unknown): { documentId: string | undefined; model: string | undefined } {
  if (!isObject(args)) return { documentId: undefined, model: undefined };
  const { documentId, model } = args;
  return {
    documentId: typeof documentId === 'string' ? documentId : undefined,
    model: typeof model === 'string' ? model : undefined,
  };
}

/** @param details of an error of the server */
export function toConflict(details: unknown, model: string): Conflict | undefined {
  const conflict = readConflict(details);
  return conflict && { ...conflict, model };
}

function toUnfinished({ meta: { arg }, payload: { details } }: Failure): Unfinished | undefined {
  const { model } = getTarget(arg.originalArgs);
  if (model === undefined || !isObject(details) || !Array.isArray(details.rows)) return undefined;
  const rows: unknown[] = details.rows;
  return { model, rows: rows.filter(isRow) };
}

const isRow = (row: unknown): row is Unfinished['rows'][number] =>
  isObject(row) && ['documentId', 'title', 'message'].every((name) => typeof row[name] === 'string');
