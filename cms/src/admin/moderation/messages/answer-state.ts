import type { Answer } from '../../../domain/contact/answers/answer';
import type { MessageEntry } from '../../../domain/contact/answers/message-entry';
import type { MessageState } from '../../../domain/contact/answers/message-state';
import { isObject } from '../../ui/is-object';
import { formatMoment } from '../../ui/moments';

const isMessage = (value: unknown): value is MessageEntry =>
  isObject(value) && typeof value.documentId === 'string' && Array.isArray(value.answers);

/** A message as it is now, from the details of an error; undefined: it is about something else. */
export function getFresh(details: unknown): MessageEntry | undefined {
  const message: unknown = isObject(details) ? details.message : undefined;
  return isMessage(message) ? message : undefined;
}

/**
 * What others have done with a message since it was loaded: who, what and when, in sentences. Empty: nothing.
 * @param before as the editor sees it
 */
export function describeMeanwhile(before: MessageEntry, now: MessageEntry): string {
  const last = before.answers.at(-1)?.id ?? 0;
  const newer = now.answers.filter(({ id }) => id > last);
  const sentences = newer.map(
    ({ author, sentAt, createdAt }) =>
      `${author} answered this message meanwhile (${formatMoment(sentAt ?? createdAt)}): the answer is shown above.`,
  );
  const who = now.changed ? `${now.changed.by}, ${formatMoment(Date.parse(now.changed.at))}` : undefined;
  const by = who === undefined ? '' : ` (${who})`;
  if (now.state !== before.state && (now.state !== 'answered' || newer.length === 0))
    sentences.push(`${CHANGED[now.state]}${by}.`);
  return sentences.join(' ');
}

const CHANGED: Readonly<Record<MessageState, string>> = {
  new: 'It was opened again meanwhile',
  answered: 'An earlier answer was sent meanwhile',
  closed: 'It was closed meanwhile',
};

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
