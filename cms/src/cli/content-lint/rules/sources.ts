import { plainText } from '../../../blocks/plain-text';
import type { Fault } from '../finding';
import { ADDRESSES_NOT_CHECKED, NOT_REVIEWED } from '../limits';
import { sourceBlocks } from '../passages';
import type { Subject } from '../subject';

/** The address of a site in brackets, as sources give it: `(nhs.uk)`. */
const ADDRESS = /\((?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}[^)\s]*\)/i;
/** What the section says, and two sources. */
const LEAST_LINES = 3;

/** Every article names who answers for it and what it rests on, and claims no review that nobody made (C39). */
export function checkSources(subject: Subject): Fault[] {
  const { author, reviewer, reviewedOn } = subject.article;
  const faults: Fault[] = [];
  if (!author?.trim()) faults.push({ path: ['author'], message: 'nobody answers for it: name its author' });
  const [heading, ...section] = sourceBlocks(subject);
  if (!heading) {
    const message = 'there is no section "Sources" at its end: say what the article rests on';
    return [...faults, { path: ['content', subject.article.content.length - 1], message }];
  }
  const { path } = heading;
  const text = plainText(section.map(({ block }) => block));
  const isReviewed = Boolean(reviewer && reviewedOn);
  if (!isReviewed && !text.startsWith(NOT_REVIEWED))
    faults.push({ path, message: `nobody reviewed it: begin the sources with "${NOT_REVIEWED}"` });
  if (text.split('\n').length < LEAST_LINES)
    faults.push({ path, message: 'there is hardly a source: name two at least, by body and title' });
  if (ADDRESS.test(text) !== text.includes(ADDRESSES_NOT_CHECKED))
    faults.push({
      path,
      message: ADDRESS.test(text)
        ? `say of the addresses that nobody opened: "${ADDRESSES_NOT_CHECKED}"`
        : `there is no address among the sources: leave out "${ADDRESSES_NOT_CHECKED}"`,
    });
  return faults;
}
