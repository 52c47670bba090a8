import * as v from 'valibot';
import { AGAIN_AFTER_MS, NewAnswer, toAnswer } from './answer';

const KEY = 'a0b1c2d3-e4f5';
const read = (input: unknown) => {
  const parsed = v.safeParse(NewAnswer, input, { abortEarly: true });
  return parsed.success ? parsed.output : parsed.issues[0].message;
};

test('trims an answer and leaves it as typed otherwise', () => {
  expect(read({ key: KEY, text: '  Dear Ada,\r\n\n  yes. \n', seen: 3, state: 'new', more: 1 })).toEqual({
    key: KEY,
    text: 'Dear Ada,\r\n\n  yes.',
    seen: 3,
    state: 'new',
  });
});

test.each([
  [undefined, 'Write an answer first.'],
  [{ key: KEY }, 'Write an answer first.'],
  [{ key: KEY, text: ' \u200b\n' }, 'Write an answer first.'],
  [{ key: KEY, text: 7 }, 'Write an answer first.'],
  [{ key: '../..', text: 'Yes' }, 'Send a key.'],
  [{ key: KEY, text: 'Yes', seen: -1 }, 'Send the latest answer that you see, or 0.'],
  [{ key: KEY, text: 'Yes', seen: 1, state: 'gone' }, 'Send the state of the message that you see.'],
  [{ key: KEY, text: '👍'.repeat(10_001) }, 'An answer has 10,000 characters at most.'],
  [{ key: KEY, text: 'x'.repeat(40_001) }, 'An answer has 10,000 characters at most.'],
  [{ key: KEY, text: 'a\0b' }, 'The answer contains a character that cannot be sent.'],
])('refuses %j', (input, message) => {
  expect(read(input)).toBe(message);
});

test('an answer is sent, being sent, or failed; if its process died, the outcome is unknown', () => {
  const row = {
    id: 1,
    message_id: 2,
    text: 'Yes',
    author_name: 'Ann Lee',
    created_at: 1000,
    mail_tried_at: 1000,
    mail_failed_at: null,
    mailed_at: null,
  };
  expect(toAnswer(row, 2000)).toEqual({
    id: 1,
    text: 'Yes',
    author: 'Ann Lee',
    createdAt: 1000,
    state: 'sending',
    sentAt: null,
  });
  expect(toAnswer({ ...row, mailed_at: 1500 }, 2000)).toMatchObject({ state: 'sent', sentAt: 1500 });
  expect(toAnswer({ ...row, mail_failed_at: 1500 }, 2000).state).toBe('failed');
  expect(toAnswer(row, 1001 + AGAIN_AFTER_MS).state).toBe('unknown');
  expect(toAnswer({ ...row, mail_tried_at: null }, 1001 + AGAIN_AFTER_MS).state).toBe('failed');
});
