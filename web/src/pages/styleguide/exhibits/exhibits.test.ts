import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PIECES } from '../parts';
import { WITHOUT_EXHIBIT } from './withoutExhibit';

test('each piece of ui is shown, or has a reason not to be', () => {
  const shown = PIECES.flatMap(({ of }) => of.map(({ name }) => name));
  expect([...shown, ...WITHOUT_EXHIBIT.keys()].toSorted()).toEqual(
    readdirSync(path.join(__dirname, '../../../ui')).toSorted(),
  );
});
