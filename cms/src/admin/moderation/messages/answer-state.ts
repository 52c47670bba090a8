import type { Answer } from '../../../domain/contact/answers/answer';
import type { MessageEntry } from '../../../domain/contact/answers/message-entry';
import { isObject } from '../../ui/is-object';

const isAnswer = (value: unknown): value is Answer => isObject(value) && typeof value.id === 'number';

/** Answers that an editor has not seen, from the details of an error; undefined: it is about something else. */
export function getUnseen(details: unknown): Answer[] | undefined {
  const answers: unknown = isObject(details) ? details.answers : undefined;
  return Array.isArray(answers) && answers.length > 0 && answers.every(isAnswer) ? answers : undefined;
}

/** A message with answers as they are now: a new message counts as answered once one of them was sent. */
export function addAnswers(message: MessageEntry, added: readonly Answer[]): MessageEntry {
  const byId = new Map([...message.answers, ...added].map((answer) => [answer.id, answer]));
  const answers = [...byId.values()].toSorted((one, other) => one.id - other.id);
  const isAnswered = message.state === 'new' && added.some(({ state }) => state === 'sent');
  return { ...message, answers, state: isAnswered ? 'answered' : message.state };
}

/** What has become of an answer, and what to do if it was not sent. */
export const OUTCOMES: Readonly<Record<Answer['state'], { label: string; advice?: string }>> = {
  sent: { label: 'Sent' },
  sending: { label: 'Being sent' },
  failed: {
    label: 'Not sent',
    advice:
      'The mail server did not accept it. It is kept here: send it again in a few minutes. If that fails, too, tell whoever runs the site.',
  },
  unknown: {
    label: 'Perhaps sent',
    advice: 'The server stopped while it sent this, so it may have arrived. You can send it again.',
  },
};
