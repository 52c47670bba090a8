import * as v from 'valibot';
import { countCodePoints, isStorable, isVisible } from '../../../platform/text/text';
import { MESSAGE_STATES } from './message-state';

/** In characters. */
export const LONGEST_ANSWER = 10_000;

const TOO_LONG = `An answer has ${LONGEST_ANSWER.toLocaleString('en')} characters at most.`;

const NO_SEEN = 'Send the latest answer that you see, or 0.';
const LARGEST_ID = 2_147_483_647;

/**
 * What an editor sends: the answer, a key that stays the same when it is sent again, the latest answer that they have
 * seen (0: none), and the state in which they see the message.
 */
export const NewAnswer = v.object(
  {
    key: v.pipe(v.string('Send a key.'), v.regex(/^[\w-]{8,36}$/, 'Send a key.')),
    text: v.pipe(
      v.string('Write an answer first.'),
      v.maxLength(4 * LONGEST_ANSWER, TOO_LONG),
      v.trim(),
      v.check(isVisible, 'Write an answer first.'),
      v.check((text) => countCodePoints(text) <= LONGEST_ANSWER, TOO_LONG),
      v.check(isStorable, 'The answer contains a character that cannot be sent.'),
    ),
    seen: v.pipe(
      v.number(NO_SEEN),
      v.integer(NO_SEEN),
      v.minValue(0, NO_SEEN),
      v.maxValue(LARGEST_ID, NO_SEEN),
    ),
    state: v.picklist(MESSAGE_STATES, 'Send the state of the message that you see.'),
  },
  'Write an answer first.',
);

/** An answer, kept beside its message. */
export interface Answer {
  id: number;
  text: string;
  /** The name of the editor. */
  author: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** `sending`: a process sends it right now; `unknown`: it died while it did, before or after the mail was sent. */
  state: 'sending' | 'sent' | 'failed' | 'unknown';
  /** When the mail server accepted it. */
  sentAt: number | null;
}

/** After that, an attempt whose outcome is not known can be repeated. Longer than any attempt takes. */
export const AGAIN_AFTER_MS = 3 * 60_000;

const Moment = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

export const AnswerRow = v.object({
  id: v.number(),
  message_id: v.number(),
  text: v.string(),
  author_name: v.string(),
  created_at: Moment,
  mail_tried_at: v.nullable(Moment),
  mail_failed_at: v.nullable(Moment),
  mailed_at: v.nullable(Moment),
});

export const ANSWER_COLUMNS = Object.keys(AnswerRow.entries);

export function toAnswer(row: v.InferOutput<typeof AnswerRow>, now: number): Answer {
  const { id, text, author_name: author, created_at: createdAt, mailed_at: sentAt } = row;
  return { id, text, author, createdAt, state: getState(row, now), sentAt };
}

function getState(row: v.InferOutput<typeof AnswerRow>, now: number): Answer['state'] {
  if (row.mailed_at !== null) return 'sent';
  if (row.mail_failed_at !== null) return 'failed';
  if ((row.mail_tried_at ?? row.created_at) > now - AGAIN_AFTER_MS) return 'sending';
  return row.mail_tried_at === null ? 'failed' : 'unknown';
}
