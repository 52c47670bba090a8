import { plainText } from '../../../blocks/plain-text';
import type { RuleFinding } from '../finding';
import { ADDRESSES_NOT_CHECKED, NOT_REVIEWED } from '../limits';
import { sourceBlocks } from '../passages';
import type { Subject } from '../subject';

/** The address of a site in brackets, as in sources: `(nhs.uk)`. */
const ADDRESS = /\((?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}[^)\s]*\)/i;
/** The introduction and two sources. */
const LEAST_LINES = 3;

/** Every article names its author and its sources, and claims no review that did not happen (C39). */
export function checkSources(subject: Subject): RuleFinding[] {
  const { author, reviewer, reviewedOn } = subject.article;
  const faults: RuleFinding[] = [];
  if (!author?.trim()) faults.push({ path: ['author'], message: 'there is no author: name one' });
  const [heading, ...section] = sourceBlocks(subject);
  if (!heading) {
    const message = 'there is no section "Sources" at its end: list what the article is based on';
    return [...faults, { path: ['content', subject.article.content.length - 1], message }];
  }
  const { path } = heading;
  const text = plainText(section.map(({ block }) => block));
  const isReviewed = Boolean(reviewer && reviewedOn);
  if (!isReviewed && !text.startsWith(NOT_REVIEWED))
    faults.push({ path, message: `nobody reviewed it: begin the sources with "${NOT_REVIEWED}"` });
  if (text.split('\n').length < LEAST_LINES)
    faults.push({ path, message: 'there are too few sources: name at least two, by organisation and title' });
  if (ADDRESS.test(text) !== text.includes(ADDRESSES_NOT_CHECKED))
    faults.push({
      path,
      message: ADDRESS.test(text)
        ? `the sources contain addresses that nobody opened: add "${ADDRESSES_NOT_CHECKED}"`
        : `the sources contain no address: remove "${ADDRESSES_NOT_CHECKED}"`,
    });
  return faults;
}
