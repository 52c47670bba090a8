import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { Problem } from './problem';
import { readForm, type Typed } from './read-form';

/** A sentence about the form as a whole. */
export interface Notice {
  sentence: string;
  /** What is seen in its place, where that changes by itself: heard is the sentence, once. */
  shown?: string;
  tone: 'good' | 'bad';
  /** A way on, beside the sentence. */
  more?: ReactNode;
  /** How long it stands; as long as the next attempt, if nothing is said. */
  forMs?: number;
  /** The person is on the way elsewhere: nothing more is sent from here. */
  isLast?: boolean;
}

/** What comes of a form that was sent, or held back; undefined where there is nothing to say. */
export type Outcome = Problem | Notice | undefined;

/** A form as its parts see it. Its fields keep by themselves what is typed, from before the page was taken over on. */
export interface FormState {
  /** Its own among those of a page; the ids of its parts begin with it. */
  id: string;
  formRef: RefObject<HTMLFormElement | null>;
  problem: Problem | undefined;
  notice: Notice | undefined;
  /** How often something came of it: the same sentence is told anew each time. */
  attempt: number;
  /** While it is being sent: what was said before is not seen any more and keeps its place, so that nothing moves under a second click. */
  isSending: boolean;
  /** While it is being sent, and after it was for the last time. */
  isBusy: boolean;
  submit: (event: FormEvent) => void;
  /** Takes away what is wrong with a field. */
  forget: (name: string) => void;
}

/**
 * Sends a form once at a time, however often it is submitted, and takes the person to the first field that must change.
 * @param send checks and sends what was typed
 */
export function useForm(
  send: (typed: Typed, form: HTMLFormElement) => Outcome | Promise<Outcome>,
): FormState {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  // State comes too late for a second click on the button.
  const isSending = useRef(false);
  const [{ outcome, attempt, stage }, setState] = useState<{
    outcome: Outcome;
    attempt: number;
    stage: 'open' | 'sending' | 'over';
  }>({ outcome: undefined, attempt: 0, stage: 'open' });

  useEffect(() => {
    if (!outcome) return undefined;
    if ('at' in outcome) getControl(formRef.current, outcome.at[0])?.focus();
    else if (outcome.forMs !== undefined) {
      const timer = setTimeout(
        () => setState((before) => ({ ...before, outcome: undefined })),
        outcome.forMs,
      );
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [outcome]);

  async function attemptWith(form: HTMLFormElement) {
    isSending.current = true;
    setState((before) => ({ ...before, stage: 'sending' }));
    let next: Outcome;
    try {
      next = await send(readForm(form), form);
    } finally {
      const isLast = next !== undefined && 'tone' in next && next.isLast === true;
      isSending.current = isLast;
      const stage = isLast ? 'over' : 'open';
      setState((before) => ({ outcome: next, attempt: before.attempt + 1, stage }));
    }
  }
  return {
    id,
    formRef,
    problem: outcome && 'at' in outcome ? outcome : undefined,
    notice: outcome && 'tone' in outcome ? outcome : undefined,
    attempt,
    isSending: stage === 'sending',
    isBusy: stage !== 'open',
    submit(event) {
      event.preventDefault();
      if (formRef.current && !isSending.current) void attemptWith(formRef.current);
    },
    forget(name) {
      setState((before) =>
        before.outcome && 'at' in before.outcome && before.outcome.at.includes(name)
          ? { ...before, outcome: undefined }
          : before,
      );
    },
  };
}

function getControl(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
}
