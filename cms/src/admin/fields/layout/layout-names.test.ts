import schema from '../../../api/blog/content-types/blog/schema.json';
import { LAYOUT_NAMES } from './layout-names';

test('every layout has a name', () => {
  expect(Object.keys(LAYOUT_NAMES).toSorted()).toEqual(schema.attributes.layoutType.enum.toSorted());
});
