import { useState } from 'react';
import { getDraft, dropDraft, storeDraft } from '../../../lib/session/draft';
import { useWriter } from '../../../lib/session/use-writer';
import { findProblem } from './comment-text';
import { draftField } from './draft-field';
import { publish, type Outcome, type Place } from './publish';

const NOTHING: Outcome = { is: 'passed over' };

export interface Posting {
  /** The message for an empty text; undefined: an empty text is ignored. */
  emptySentence?: string;
  /** Called on every attempt, before its outcome is known. */
  onPosting: () => void;
  /** @param isHeld whether it waits for the editors */
  onPosted: (isHeld: boolean) => void;
}

/**
 * The text being written at a place, and the outcome of posting it. The text stays until the server has accepted it.
 */
export function useCommentDraft(place: Place, { emptySentence, onPosting, onPosted }: Posting) {
  const field = draftField(place);
  const writer = useWriter();
  const draft = () => ({ writer, text: getDraft(writer, field) });
  const [written, setWritten] = useState(draft);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const [isSending, setSending] = useState(false);
  if (written.writer !== writer) {
    setWritten(draft);
    setOutcome(NOTHING);
  }
  const { text } = written;

  function write(typed: string) {
    storeDraft(writer, field, typed);
    setWritten({ writer, text: typed });
    if (outcome.is === 'text refused' && findProblem(typed) === undefined) setOutcome(NOTHING);
  }

  async function post() {
    if (isSending) return;
    setSending(true);
    onPosting();
    // A repeated message is announced again.
    setOutcome(NOTHING);
    const next = await publish(place, text, emptySentence);
    setSending(false);
    setOutcome(next);
    if (next.is !== 'posted') return;
    // Text typed in the meantime stays.
    dropDraft(writer, field, text);
    setWritten((before) =>
      before.writer === writer && before.text === text ? { writer, text: '' } : before,
    );
    onPosted(next.isHeld);
  }
  return { text, write, outcome, isSending, post };
}
