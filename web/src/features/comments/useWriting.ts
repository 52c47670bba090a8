import { useState } from 'react';
import { draftOf, draftPlace, keepDraft } from './drafts';
import { publish, type Outcome, type Place } from './publish';

const NOTHING: Outcome = { is: 'passed over' };

/** What is being written at a place, and what came of posting it. What is typed stays until the server has taken it. */
export function useWriting(place: Place, emptySentence: string | undefined, onPosted: () => void) {
  const draft = draftPlace(place);
  const [text, setText] = useState(() => draftOf(draft));
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const [isSending, setSending] = useState(false);

  function write(typed: string) {
    keepDraft(draft, typed);
    setText(typed);
  }

  async function post() {
    if (isSending) return;
    setSending(true);
    // The same sentence once more is told once more.
    setOutcome(NOTHING);
    const next = await publish(place, text, emptySentence);
    setSending(false);
    setOutcome(next);
    if (next.is !== 'posted') return;
    // What was typed meanwhile stays.
    if (draftOf(draft) === text) write('');
    onPosted();
  }
  return { text, write, outcome, isSending, post };
}
