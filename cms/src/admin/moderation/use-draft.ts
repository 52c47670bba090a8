import { useState } from 'react';
import { createId } from '../ui/create-id';

interface Draft {
  text: string;
  /** Stays the same until the text was sent, so that sending it again does not send it twice. */
  key: string;
}

const PREFIX = 'wellfolio.moderation.draft.';
const create = (): Draft => ({ text: '', key: createId() });

/** The key is in the first line. */
export const formatDraft = ({ text, key }: Draft): string => `${key}\n${text}`;

export function parseDraft(stored: string | null): Draft | undefined {
  const end = stored?.indexOf('\n') ?? -1;
  return stored === null || end === -1
    ? undefined
    : { key: stored.slice(0, end), text: stored.slice(end + 1) };
}

/**
 * What was typed into a form and not sent yet. It stays while the tab of the browser does, through other lists, reloads
 * and an expired session.
 * @param id of the document that it belongs to
 */
export function useDraft(id: string) {
  const name = PREFIX + id;
  const [draft, setDraft] = useState(() => parseDraft(sessionStorage.getItem(name)) ?? create());
  const store = (next: Draft) => {
    setDraft(next);
    if (next.text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, formatDraft(next));
  };
  return {
    ...draft,
    write: (text: string) => store({ ...draft, text }),
    /** Makes it another text than the one that was sent. */
    renewKey: () => store({ ...draft, key: createId() }),
    clear: () => store(create()),
  };
}

export type DraftState = ReturnType<typeof useDraft>;
