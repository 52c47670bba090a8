import { inline, run } from '../inline/InlinePart.fixture';
import type { ListItemFragment } from './ListItem.gen';

/** An item of each form: with a lead-in, without one, and with only a lead-in. */
export const listItems: ListItemFragment[] = [
  { __typename: 'ListItem', heading: 'Keep the hour.', inline },
  { __typename: 'ListItem', heading: null, inline: [run('Let daylight in before breakfast')] },
  { __typename: 'ListItem', heading: 'Cool the room.', inline: [] },
];
