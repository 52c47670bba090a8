import type { Content } from '../../ui/comparison/content';
import { findDifferences, toChoices } from './differences';

const NONE = { theirs: {}, mine: {} };
const compareTexts = (before: Content, theirs: Content, mine: Content) =>
  findDifferences({ before, theirs, mine }, NONE).map((difference) =>
    difference.kind === 'text' ? [difference.suggested, difference.isConflict] : [],
  );

test('suggests what was changed, and mine where both have changed it', () => {
  const title = (text: string): Content => ({ title: text });
  expect(compareTexts(title('Old'), title('Old'), title('Mine'))).toEqual([['mine', false]]);
  expect(compareTexts(title('Old'), title('Theirs'), title('Old'))).toEqual([['theirs', false]]);
  expect(compareTexts(title('Old'), title('Theirs'), title('Mine'))).toEqual([['mine', true]]);
});

test('does not suggest to empty what the other has typed', () => {
  expect(compareTexts({ title: 'Old' }, { title: 'Theirs' }, {})).toEqual([['theirs', true]]);
  expect(compareTexts({ title: 'Old' }, {}, { title: 'Mine' })).toEqual([['mine', true]]);
  expect(compareTexts({ title: 'Old' }, { title: 'Old' }, {})).toEqual([['mine', false]]);
});

test('a block that both have rewritten is one difference, as both forms have its row', () => {
  const content = (...texts: string[]): Content => ({
    content: texts.map((text) => ({ type: 'blocks.paragraph', text })),
  });
  const form = (...ids: number[]) => ({
    content: ids.map((id) => ({ __component: 'blocks.paragraph', id })),
  });
  const contents = {
    before: content('The middle of the story', 'The end'),
    theirs: content('Adam had quite different ideas', 'New from Adam', 'The end'),
    mine: content('Nothing remained after Anna rewrote this', 'The end'),
  };
  const differences = findDifferences(contents, { theirs: form(1, 3, 2), mine: form(1, 2) });
  expect(differences).toMatchObject([
    {
      parts: [
        { change: 'changed', suggested: 'mine', isConflict: true },
        { change: 'removed', suggested: 'theirs' },
        { change: 'same' },
      ],
    },
  ]);
  expect(toChoices(differences, {})).toEqual({
    content: [
      { from: 'mine', index: 0 },
      { from: 'theirs', index: 1 },
      { from: 'theirs', index: 2 },
    ],
  });
});

test('questions with other ids and the same text do not differ', () => {
  const faqs = (id: string): Content => ({ faqs: [{ type: 'parts.question', text: 'Why?', id }] });
  expect(findDifferences({ before: {}, theirs: faqs('one'), mine: faqs('two') }, NONE)).toEqual([]);
});
