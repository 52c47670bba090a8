import type { Answer } from '../../../domain/contact/answers/answer';
import type { MessageEntry } from '../../../domain/contact/answers/message-entry';
import { addAnswers, getUnseen } from './answer-state';

const answer = (id: number, state: Answer['state'] = 'sent'): Answer => ({
  id,
  text: 'Yes',
  author: 'Ann Lee',
  createdAt: 1000,
  state,
  sentAt: null,
});
const message = (more: Partial<MessageEntry> = {}): MessageEntry => ({
  id: 1,
  documentId: 'abc',
  name: 'Ada',
  email: 'ada@example.org',
  isAddressProven: true,
  message: 'How?',
  state: 'new',
  createdAt: '2026-11-03T08:00:00.000Z',
  username: 'ada',
  answers: [],
  ...more,
});

test('a new message is answered once an answer was sent', () => {
  expect(addAnswers(message(), [answer(1, 'failed')])).toMatchObject({ state: 'new', answers: [{ id: 1 }] });
  expect(addAnswers(message(), [answer(1)]).state).toBe('answered');
  expect(addAnswers(message({ state: 'closed' }), [answer(1)]).state).toBe('closed');
});

test('an answer replaces an earlier state of itself, and others stay in order', () => {
  const before = message({ answers: [answer(1, 'failed'), answer(3)] });
  expect(addAnswers(before, [answer(2), answer(1)]).answers).toEqual([answer(1), answer(2), answer(3)]);
});

test('finds answers in the details of an error', () => {
  expect(getUnseen({ answers: [answer(1)] })).toEqual([answer(1)]);
  for (const details of [undefined, null, {}, { answers: [] }, { answers: 'x' }])
    expect(getUnseen(details)).toBeUndefined();
});
