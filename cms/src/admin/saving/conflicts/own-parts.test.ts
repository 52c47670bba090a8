import { withOwnParts } from './own-parts';

const STORED = { __temp_key__: 'a0', id: 5, question: 'Why?', answer: 'So.', questionId: 'stable' };

test('a new part with the key of a deleted one is sent without what is stored of that', () => {
  const added = { __temp_key__: 'a0', question: 'How?', answer: undefined };
  const sent = { faqs: [{ ...STORED, question: 'How?' }] };
  expect(withOwnParts(sent, { values: { faqs: [added] }, filledWith: { faqs: [STORED] } })).toEqual({
    faqs: [{ __temp_key__: 'a0', question: 'How?' }],
  });
});

test('so is one that takes the place of another row', () => {
  const other = { ...STORED, id: 6, answer: undefined };
  const sent = { faqs: [{ ...STORED, id: 6 }] };
  expect(withOwnParts(sent, { values: { faqs: [other] }, filledWith: { faqs: [STORED] } })).toEqual({
    faqs: [{ __temp_key__: 'a0', id: 6, question: 'Why?', questionId: 'stable' }],
  });
});

test('so are parts of parts', () => {
  const toList = (items: object[], id?: number) => [
    { __component: 'blocks.list', __temp_key__: 'a0', id, items },
  ];
  const item = { __temp_key__: 'a0', id: 7, text: 'one', note: 'stored' };
  const filledWith = { content: toList([item], 5) };
  const shown = { __temp_key__: 'a0', text: 'two' };
  const completed = { ...item, text: 'two' };
  expect(
    withOwnParts(
      { content: toList([completed], 5) },
      { values: { content: toList([shown], 5) }, filledWith },
    ),
  ).toEqual({ content: toList([shown], 5) });
  expect(
    withOwnParts({ content: toList([completed]) }, { values: { content: toList([shown]) }, filledWith }),
  ).toEqual({ content: toList([shown]) });
});

test('what belongs to a part of the same row is sent', () => {
  const shown = { ...STORED, questionId: undefined };
  const sent = {
    title: 'Sleep',
    faqs: [STORED],
    seo: { id: 1, title: 'Sleep' },
    categories: { connect: [] },
  };
  const values = { ...sent, faqs: [shown] };
  expect(withOwnParts(sent, { values, filledWith: sent })).toEqual(sent);
});
