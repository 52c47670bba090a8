import { countCodePoints } from '../../../platform/text/text';
import type { RuleFinding } from '../finding';
import { DESCRIPTION } from '../limits';
import type { Subject } from '../subject';

export function checkDescription({ article: { description } }: Subject): RuleFinding[] {
  const length = countCodePoints((description ?? '').trim());
  if (length >= DESCRIPTION.least && length <= DESCRIPTION.most) return [];
  const message =
    length === 0
      ? `there is no description: write ${DESCRIPTION.least} to ${DESCRIPTION.most} characters on what readers get`
      : `the description has ${length} characters: ${DESCRIPTION.least} to ${DESCRIPTION.most} fill a search result`;
  return [{ path: ['description'], message }];
}
