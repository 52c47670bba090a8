import { createEmitter } from '../ui/emitter';
import { isObject } from '../ui/is-object';
import { isFailure, isSuccess, type Failure, type Success } from '../ui/server/store-actions';
import type { Action } from './plans';
import type { Refusal } from './refusal';

/** A document whose plan has changed, or may have. */
export const planChanges = createEmitter<string>();

/** The dialog of a form is to open. */
export interface Opening {
  documentId: string | undefined;
  action: Action;
  /** The stored version that is to go out; omitted: what the form contains, or the one that is planned. */
  edition?: number | undefined;
  /** The moment with which the dialog begins. */
  dueAt?: number | undefined;
  /** Why the last attempt was refused. */
  refusal?: Refusal | undefined;
}

const openings = createEmitter<Opening>();
/** For forms that are not shown yet: the form of a document that has just been created. */
const waiting = new Map<string | undefined, Opening>();

export function openDialog(opening: Opening): void {
  if (!openings.emit(opening)) waiting.set(opening.documentId, opening);
}

/** The dialog with which a form begins. */
export function takeOpening(documentId: string | undefined): Opening | undefined {
  const opening = waiting.get(documentId);
  waiting.delete(documentId);
  return opening;
}

/** @returns a function that ends it */
export const listenForOpenings = (
  documentId: string | undefined,
  listener: (opening: Opening) => void,
): (() => void) =>
  openings.listen((opening) => {
    if (opening.documentId !== documentId) return false;
    listener(opening);
    return true;
  });

/** A form has stored a version. */
export interface Saved {
  documentId: string;
  edition: number;
}
export const saves = createEmitter<Saved>();

/** *Publish* was refused because of the publication date. Undefined: the document was never saved. */
export const earlyPublishing = createEmitter<{ model: string; documentId: string | undefined }>();

const SAVES = new Set(['createDocument', 'updateDocument', 'cloneDocument']);
/** What ends a plan, or may. */
const WRITES = new Set([...SAVES, 'publishDocument', 'unpublishDocument', 'discardDocument']);

/** A Redux middleware: tells the schedule's parts of a form what its buttons have done. */
export const watchForSchedule =
  () =>
  () =>
  <Action_, Result>(next: (action: Action_) => Result) =>
  (action: Action_) => {
    const result = next(action);
    if (isSuccess(action)) emitSuccess(action);
    const early = isFailure(action) ? toEarlyPublishing(action) : undefined;
    if (early) earlyPublishing.emit(early);
    return result;
  };

function emitSuccess({ meta: { arg }, payload }: Success): void {
  if (!WRITES.has(arg.endpointName)) return;
  const saved = toSaved(payload);
  if (saved && SAVES.has(arg.endpointName)) saves.emit(saved);
  const { documentId } = isObject(arg.originalArgs) ? arg.originalArgs : { documentId: undefined };
  const written = saved?.documentId ?? documentId;
  if (typeof written === 'string') planChanges.emit(written);
}

export function toSaved(payload: unknown): Saved | undefined {
  const document = isObject(payload) ? payload.data : undefined;
  if (!isObject(document)) return undefined;
  const { documentId, edition } = document;
  return typeof documentId === 'string' && typeof edition === 'number' ? { documentId, edition } : undefined;
}

export function toEarlyPublishing({ meta: { arg }, payload: { details } }: Failure) {
  if (arg.endpointName !== 'publishDocument' || !isObject(arg.originalArgs)) return undefined;
  const errors: unknown[] = isObject(details) && Array.isArray(details.errors) ? details.errors : [];
  const isEarly = errors.some(
    (error) => isObject(error) && Array.isArray(error.path) && error.path[0] === 'publicationDate',
  );
  const { model, documentId } = arg.originalArgs;
  if (!isEarly || typeof model !== 'string') return undefined;
  return { model, documentId: typeof documentId === 'string' ? documentId : undefined };
}
