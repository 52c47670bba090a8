import { componentLabel } from '../content-files/schema/schemas';
import type { Subject } from './subject';

/** A problem that an article's author should fix. */
export interface Finding {
  subject: Subject;
  /** The path in the article; `['content', 2]` is its third block. */
  path: readonly PropertyKey[];
  /** What is wrong and how to fix it. */
  message: string;
}

/** A rule's finding for one article, at a path. */
export type RuleFinding = Omit<Finding, 'subject'>;

/** `articles/x.md:12, block 3 (Prose): what is wrong and how to fix it` */
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
