import { useState } from 'react';
import { getDraft, dropDraft, keepDraft } from '../../../lib/session/draft';
import { useWriter } from '../../../lib/session/use-writer';
import { findProblem } from './comment-text';
import { draftField } from './draft-field';
import { publish, type Outcome, type Place } from './publish';

const NOTHING: Outcome = { is: 'passed over' };

export interface Posting {
  /** What is said of an empty one; nothing: it is passed over. */
  emptySentence?: string;
  /** Called at every attempt, before anything comes of it. */
  onPosting: () => void;
  onPosted: () => void;
}

/** What is being written at a place, and what came of posting it. What is typed stays until the server has taken it. */
export function useWriting(place: Place, { emptySentence, onPosting, onPosted }: Posting) {
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
    keepDraft(writer, field, typed);
    setWritten({ writer, text: typed });
    if (outcome.is === 'text refused' && findProblem(typed) === undefined) setOutcome(NOTHING);
  }

  async function post() {
    if (isSending) return;
    setSending(true);
    onPosting();
    // The same sentence once more is told once more.
    setOutcome(NOTHING);
    const next = await publish(place, text, emptySentence);
    setSending(false);
    setOutcome(next);
    if (next.is !== 'posted') return;
    // What was typed meanwhile stays.
    dropDraft(writer, field, text);
    setWritten((before) =>
      before.writer === writer && before.text === text ? { writer, text: '' } : before,
    );
    onPosted();
  }
  return { text, write, outcome, isSending, post };
}
