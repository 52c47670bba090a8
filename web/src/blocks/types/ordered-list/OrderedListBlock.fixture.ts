import { listItems } from '../../parts/list-items/ListItem.fixture';
import type { OrderedListBlockFragment } from './OrderedListBlock.gen';

export const orderedListBlock: OrderedListBlockFragment = {
  __typename: 'OrderedListBlock',
  items: listItems,
};
