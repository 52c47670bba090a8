import { describeRefusals } from './describe-refusals';
import type { FilledSection } from './site-page';

const section = (name: string): FilledSection => ({
  kind: 'banners',
  type: 'top',
  category: null,
  shows: 1,
  name,
  hint: '',
  banners: [],
});
const newer = { edition: 3, kind: 'update', title: 'List', actorId: 2, actorName: 'Edda', madeAt: 0 };
const details = { documentId: 'a', seen: 2, newer };
const conflict = Object.assign(new Error('409'), { response: { data: { error: { details } } } });

test('names the sections that were not saved, who has changed them, and that the others are', () => {
  const refused = [
    { section: section('Headlines'), error: conflict },
    { section: section('Videos'), error: new Error('The server does not respond.') },
  ];
  expect(describeRefusals({ saved: ['x'], refused })).toBe(
    '“Headlines” was not saved: Edda has changed it meanwhile. Both changes are put together below. Look at them, then save again. “Videos” was not saved: The server does not respond. Everything else was saved, and readers see it.',
  );
  expect(describeRefusals({ saved: [], refused: refused.slice(1) })).toBe(
    '“Videos” was not saved: The server does not respond.',
  );
});
