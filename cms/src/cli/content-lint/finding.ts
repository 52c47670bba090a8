import { componentLabel } from '../content-files/schema/schemas';
import type { Subject } from './subject';

/** What an article's author should mend. */
export interface Finding {
  subject: Subject;
  /** Where in the article; `['content', 2]` is its third block. */
  path: readonly PropertyKey[];
  /** What is wrong and what to do instead. */
  message: string;
}

/** One rule for one article: what it says stands at a path. */
export type Fault = Omit<Finding, 'subject'>;

/** `articles/x.md:12, block 3 (Prose): what is wrong and what to do instead` */
export function findingLine({ subject, path, message }: Finding): string {
  return `${placeText(subject, path)}: ${message}`;
}

/** `articles/x.md:12, block 3 (Prose)` */
export function placeText(subject: Subject, path: readonly PropertyKey[]): string {
  const [key, at] = path;
  const entry = key === 'content' ? subject.article.content[Number(at)] : undefined;
  const block = entry ? `, block ${Number(at) + 1} (${componentLabel(entry.__component)})` : '';
  return subject.getPlace(...path) + block;
}
