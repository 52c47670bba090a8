import { createEmitter } from '../../ui/emitter';
import { isObject } from '../../ui/is-object';
import { isFailure, isSuccess } from '../../ui/server/store-actions';

/** An article that was published although readers do not get all of it. */
export interface Publication {
  documentId: string;
  title: string;
  problems: { path: readonly (string | number)[]; message: string }[];
  more: number;
}

/** The first field for which an article was not published or saved. */
export interface Refusal {
  /** Undefined for an article that was never saved. */
  documentId: string | undefined;
  path: readonly (string | number)[];
}

/** What one action has published. */
export const publications = createEmitter<readonly Publication[]>();
export const refusals = createEmitter<Refusal>();

/** The requests of Strapi's client with which a form is saved or published. */
const WRITES = new Set(['createDocument', 'updateDocument', 'publishDocument', 'cloneDocument']);

/** A Redux middleware: tells the screens what readers do not get of what was published, and what was refused. */
export const watchPublications =
  () =>
  () =>
  <Action, Result>(next: (action: Action) => Result) =>
  (action: Action) => {
    const result = next(action);
    if (isSuccess(action)) emitPublications(action.payload);
    if (isFailure(action)) {
      const { payload, meta } = action;
      emitPublications(payload.details);
      const path = WRITES.has(meta.arg.endpointName) ? getFirstPath(payload.details) : undefined;
      const args = meta.arg.originalArgs;
      const documentId = isObject(args) && typeof args.documentId === 'string' ? args.documentId : undefined;
      if (path) refusals.emit({ documentId, path });
    }
    return result;
  };

function emitPublications(response: unknown): void {
  const reports: unknown = isObject(response) ? response.notForReaders : undefined;
  if (!Array.isArray(reports)) return;
  const published = reports.filter(isPublication);
  if (published.length > 0) publications.emit(published);
}

const isPublication = (report: unknown): report is Publication =>
  isObject(report) &&
  typeof report.documentId === 'string' &&
  typeof report.title === 'string' &&
  Array.isArray(report.problems);

/** @param details of an error of the server */
export function getFirstPath(details: unknown): (string | number)[] | undefined {
  const errors: unknown[] = isObject(details) && Array.isArray(details.errors) ? details.errors : [];
  const [first] = errors;
  if (!isObject(first) || !Array.isArray(first.path)) return undefined;
  const steps: unknown[] = first.path;
  return steps
    .map(String)
    .filter((step) => step !== '__component')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
