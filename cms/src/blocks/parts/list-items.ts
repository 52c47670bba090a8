import * as v from 'valibot';
import type { ListItem } from '../block';
import type { RestListItem } from '../rest-block';
import { toRuns, textAndRuns } from './inline';
import { validItems } from './parsing';
import { toPlainText, plainTextOrNull, withoutStruck } from './runs';
import { optionalText } from './text';

const listItem = v.pipe(
  v.object({ heading: optionalText, ...textAndRuns }),
  v.transform(({ heading, ...fields }): ListItem => ({ heading, inline: toRuns(fields) })),
  v.check(({ heading, inline }) => heading !== null || inline.length > 0),
);

/** The items of a list that contain text; rejects a list without any. */
export const listItems = v.pipe(validItems(listItem), v.nonEmpty());

/** An item is a string, or an object when it has a lead-in, marks or links. */
export function restItem({ heading, inline }: ListItem): RestListItem {
  const valid = withoutStruck(inline);
  const text = heading === null ? plainTextOrNull(valid) : null;
  return text ?? { inlineHeading: heading, inlineBlocks: valid };
}

export function itemsText(items: readonly ListItem[]): string {
  return items.map(({ heading, inline }) => [heading ?? '', toPlainText(inline)].join(' ').trim()).join('\n');
}
