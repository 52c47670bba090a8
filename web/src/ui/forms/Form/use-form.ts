import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { Problem } from './problem';
import { readForm, type FormValues } from '../../../lib/hydration/read-form';

/** A message about the form as a whole. */
export interface Notice {
  sentence: string;
  /** Shown instead of the message if it changes by itself; screen readers announce the message once. */
  shown?: string;
  tone: 'good' | 'bad';
  /** A link or button that follows the message. */
  more?: ReactNode;
  /** How long the message stays; by default until the next attempt. */
  forMs?: number;
  /** The person is about to leave the page: nothing more is sent from here. */
  isLast?: boolean;
}

/** The outcome of a form that was sent or rejected; undefined if there is nothing to say. */
export type Outcome = Problem | Notice | undefined;

/** A form as its parts see it. The fields keep their own values, including those typed before hydration. */
export interface FormState {
  /** Unique on the page; a prefix of the ids of its parts. */
  id: string;
  formRef: RefObject<HTMLFormElement | null>;
  problem: Problem | undefined;
  notice: Notice | undefined;
  /** Counts the outcomes, so that a repeated message is announced again. */
  attempt: number;
  /**
   * While it is being sent. The previous message is hidden but keeps its space, so that nothing moves under a second
   * click.
   */
  isSending: boolean;
  /** While it is being sent, and after it was sent for the last time. */
  isBusy: boolean;
  submit: (event: FormEvent) => void;
  /** Removes a field's error. */
  forget: (name: string) => void;
}

/**
 * Sends a form once at a time, however often it is submitted, and focuses the first field that needs a change.
 * @param send validates and sends the values
 */
export function useForm(
  send: (typed: FormValues, form: HTMLFormElement) => Outcome | Promise<Outcome>,
): FormState {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  // State updates too late for a second click on the button.
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
