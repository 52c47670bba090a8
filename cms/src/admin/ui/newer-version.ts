import { isObject } from './is-object';
import { formatMoment } from './moments';

/** The latest version of a document, which an editor had not seen. From the server. */
export interface NewerVersion {
  edition: number;
  kind: string;
  title: string;
  /** Null: a program. */
  actorId: number | null;
  actorName: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** A refused write, which would have undone somebody else's. */
export interface Conflict {
  documentId: string;
  /** The edition that the editor had. */
  seen: number;
  newer: NewerVersion;
}

const isNewer = (newer: unknown): newer is NewerVersion =>
  isObject(newer) && typeof newer.edition === 'number' && typeof newer.actorName === 'string';

/** @param details of an error of the server */
export function readConflict(details: unknown): Conflict | undefined {
  if (!isObject(details)) return undefined;
  const { documentId, seen, newer } = details;
  if (typeof documentId !== 'string' || typeof seen !== 'number' || !isNewer(newer)) return undefined;
  return { documentId, seen, newer };
}

/** Whether the editor wrote it, in another window. */
export const isOwn = ({ actorId }: NewerVersion, userId: number | undefined): boolean =>
  actorId !== null && actorId === userId;

/** Who changed or deleted it and when, for a sentence that goes on. */
export function describeNewer(newer: NewerVersion, userId: number | undefined): string {
  const done = newer.kind === 'delete' ? 'deleted' : 'changed';
  const moment = formatMoment(newer.madeAt);
  return isOwn(newer, userId)
    ? `You ${done} it in another window at ${moment}`
    : `${newer.actorName} ${done} it at ${moment}`;
}
