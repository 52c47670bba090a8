import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { itemsText, listItems, restItem } from '../../parts/list-items';
import { reader } from '../../parts/parsing';

export const orderedList: BlockDefinition<'ordered-list'> = {
  read: reader(v.object({ items: listItems }), ({ items }) => ({ type: 'ordered-list', items })),
  toRest: ({ type, items }) => ({ type, items: items.map(restItem) }),
  plainText: ({ items }) => itemsText(items),
};
