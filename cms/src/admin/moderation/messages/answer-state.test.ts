import type { Answer } from '../../../domain/contact/answers/answer';
import type { MessageEntry } from '../../../domain/contact/answers/message-entry';
import { addAnswers, describeMeanwhile, getFresh } from './answer-state';

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
  changed: null,
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

test('finds the message in the details of an error', () => {
  expect(getFresh({ message: message() })).toEqual(message());
  for (const details of [undefined, null, {}, { message: {} }, { message: 'x' }])
    expect(getFresh(details)).toBeUndefined();
});

describe('what others have done meanwhile', () => {
  const changed = { by: 'Bob Ray', at: '2026-11-03T09:00:00.000Z' };

  test('is said with who and when', () => {
    const closed = message({ state: 'closed', changed });
    expect(describeMeanwhile(message(), closed)).toMatch(
      /^It was closed meanwhile \(Bob Ray, Nov 3, 2026, .+\)\.$/,
    );
    expect(describeMeanwhile(message(), message({ state: 'closed' }))).toBe('It was closed meanwhile.');
    expect(describeMeanwhile(closed, message({ changed }))).toContain('opened again meanwhile (Bob Ray');
  });

  test('names each answer, and a close besides', () => {
    const answers = [answer(1), { ...answer(2), author: 'Cy Moe' }];
    const words = describeMeanwhile(
      message({ answers: [answer(1)] }),
      message({ answers, state: 'closed', changed }),
    );
    expect(words).toMatch(
      /^Cy Moe answered this message meanwhile \(.+\): the answer is shown above\. It was/,
    );
    expect(describeMeanwhile(message(), message({ answers, state: 'answered' }))).toMatch(
      /^Ann Lee answered .+ above\. Cy Moe answered .+ above\.$/,
    );
  });

  test('includes an earlier answer that was sent at last', () => {
    const failed = message({ answers: [answer(1, 'failed')] });
    const sent = message({ answers: [answer(1)], state: 'answered', changed });
    expect(describeMeanwhile(failed, sent)).toContain('An earlier answer was sent meanwhile (Bob Ray');
  });

  test('is nothing if nothing has changed', () => {
    expect(describeMeanwhile(message(), message())).toBe('');
  });
});
