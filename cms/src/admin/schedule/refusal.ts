import { toConflict, type Conflict } from '../saving/write-events';
import { getErrorDetails } from '../ui/server/error-details';
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
  const details = getErrorDetails(error);
  const date = isObject(details) ? details.publicationDate : undefined;
  const problems: unknown[] = isObject(details) && Array.isArray(details.errors) ? details.errors : [];
  const named = problems.flatMap((problem) =>
    isObject(problem) && typeof problem.message === 'string'
      ? [describeProblem(problem.message, Array.isArray(problem.path) ? problem.path : [])]
      : [],
  );
  const message = error instanceof Error ? error.message : 'That failed. Please try again.';
  return {
    message: named.length > 0 ? named.join(' ') : message,
    publicationDate: typeof date === 'number' ? date : undefined,
    conflict: toConflict(details, type),
  };
}

/** What Strapi says about a required field without a value. */
const NO_VALUE = /final value was: `null`|must be defined|required field/;
const LISTS: Readonly<Record<string, string>> = { content: 'block', faqs: 'question' };

/** @param path of the field in the form, such as `['content', '0', 'text']` */
function describeProblem(message: string, path: readonly unknown[]): string {
  if (!NO_VALUE.test(message)) return message;
  const [list, index] = path.map(String);
  const part = LISTS[list ?? ''];
  const where = part === undefined || index === undefined ? '' : ` of ${part} ${Number(index) + 1}`;
  return `The field “${String(path.at(-1))}”${where} is empty.`;
}
