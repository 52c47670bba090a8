import { toConflict, type Conflict } from '../saving/write-events';
import { isObject } from '../ui/is-object';

/** Why the server refused to plan something. */
export interface Refusal {
  message: string;
  /** The publication date of the article, if that is the reason. */
  publicationDate: number | undefined;
  /** Somebody else's version, if that is the reason. */
  conflict?: Conflict | undefined;
  /** The form already shows the reason. */
  isShown?: boolean;
}

/** @param error of the admin's client, with the server's response */
export function toRefusal(error: unknown, type: string): Refusal {
  const response = isObject(error) && isObject(error.response) ? error.response.data : undefined;
  const details = isObject(response) && isObject(response.error) ? response.error.details : undefined;
  const date = isObject(details) ? details.publicationDate : undefined;
  const problems: unknown[] = isObject(details) && Array.isArray(details.errors) ? details.errors : [];
  const named = problems.flatMap((problem) =>
    isObject(problem) && typeof problem.message === 'string' ? [problem.message] : [],
  );
  const message = error instanceof Error ? error.message : 'That failed. Please try again.';
  return {
    message: named.length > 0 ? named.join(' ') : message,
    publicationDate: typeof date === 'number' ? date : undefined,
    conflict: toConflict(details, type),
  };
}
