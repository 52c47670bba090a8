import { listItems } from '../../parts/list-items/ListItem.fixture';
import type { ListBlockFragment } from './ListBlock.gen';

export const listBlock: ListBlockFragment = { __typename: 'ListBlock', items: listItems };
