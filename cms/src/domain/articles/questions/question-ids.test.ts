import { withQuestionIds, type QuestionFields } from './question-ids';

const stored = [
  { questionId: 'one', question: 'Why?', answer: 'So.' },
  { questionId: 'two', question: 'How?', answer: 'Thus.' },
];
const ids = (questions: QuestionFields[], known = stored) =>
  withQuestionIds(questions, known).map(({ questionId }) => questionId);
const NEW: unknown = expect.stringMatching(/^[a-z0-9]{32}$/);

test('an id stays with its question, whatever is edited and in any order', () => {
  const questions = [
    { questionId: 'two', question: 'How else?', answer: 'Otherwise.' },
    { questionId: 'one', question: 'Why?', answer: 'So.' },
  ];
  expect(withQuestionIds(questions, stored)).toEqual(questions);
});

test('a question without an id gets the id of the stored one with the same text', () => {
  expect(
    ids([
      { question: 'How?', answer: 'Thus.' },
      { question: 'Why?', answer: 'Because.' },
    ]),
  ).toEqual(['two', 'one']);
});

test('the same question and answer goes before the same question', () => {
  const twice = [
    { questionId: 'first', question: 'Why?', answer: 'So.' },
    { questionId: 'second', question: 'Why?', answer: 'Because.' },
  ];
  const questions = [
    { question: 'Why?', answer: 'New.' },
    { question: 'Why?', answer: 'So.' },
  ];
  expect(ids(questions, twice)).toEqual(['second', 'first']);
});

test('a stored id is given once', () => {
  expect(ids([{ question: 'Why?' }, { question: 'Why?' }])).toEqual(['one', NEW]);
  expect(ids([{ questionId: 'one', question: 'Other?' }, { question: 'Why?' }])).toEqual(['one', NEW]);
});

test.each([[undefined], [null], [7], [''], ['a b'], ['\0'], ['a'.repeat(65)]])(
  'a new question with the id %j gets a new one',
  (questionId) => {
    expect(ids([{ questionId, question: 'New?' }])).toEqual([NEW]);
  },
);

test('the second of two questions with one id gets a new id', () => {
  expect(ids([{ questionId: 'same' }, { questionId: 'same' }], [])).toEqual(['same', NEW]);
});

test('it stays with the question whose words are stored', () => {
  expect(
    ids([
      { questionId: 'one', question: 'New?' },
      { questionId: 'one', question: 'Why?' },
    ]),
  ).toEqual([NEW, 'one']);
});

test('rows from before there were ids match nothing', () => {
  expect(
    ids([{ question: 'Why?' }], [{ questionId: null, question: 'Why?', answer: null }] as never),
  ).toEqual([NEW]);
});
