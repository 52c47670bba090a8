import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { getToday, type Day } from '../calendar/calendar-date';
import { useToday } from '../calendar/use-today';
import { edited, shownFields, type Typed } from '../measures/typed';
import type { Problem } from '../../../ui/forms/Form/problem';
import { readForm } from '../../../ui/forms/Form/read-form';
import { getResult, type Answer } from './answer';
import { inputsFrom } from './shared-inputs';

export interface CalculatorRules<TResult> {
  /** Its fields as they are at first, and after Clear; a height or a weight has none. */
  defaults: Typed;
  /** Fields besides those. */
  measures?: readonly string[];
  /** Of fields that offer some values, those: what else a link brings for them is left out, or they would show another. */
  choices?: Readonly<Record<string, readonly string[]>>;
  answer: (typed: Typed, asOf: Day) => Answer<TResult>;
  /** Whether the same inputs have another result on another day. */
  isOfToday?: boolean;
  /** Fields whose change takes the result away. */
  restartedBy?: readonly string[];
}

/** A calculator's form as its fields and its result see it. */
export interface CalculatorForm {
  /** Its own among those of a page; the ids of its parts begin with it. */
  id: string;
  typed: Typed;
  edit: (name: string, value: string) => void;
  problems: readonly Problem[];
}

export interface Calculator<TResult> {
  form: CalculatorForm;
  formRef: RefObject<HTMLFormElement | null>;
  resultRef: RefObject<HTMLHeadingElement | null>;
  /**
   * What was worked out last, of which day, by which inputs, and whether they have changed since; undefined before, and
   * beside a problem.
   */
  worked: { result: TResult; asOf: Day; typed: Typed; isStale: boolean } | undefined;
  /** Works the same out for today, where the result is of another day and that matters. */
  renew: (() => void) | undefined;
  submit: (event: FormEvent) => void;
  clear: () => void;
}

interface State {
  typed: Typed;
  submitted?: { typed: Typed; asOf: Day } | undefined;
  problems: readonly Problem[];
  /** Made anew by each submission: where the reader is taken, the group of a problem or else the result. */
  told?: { group: string | undefined } | undefined;
}

/** Everything happens in this browser: nothing that is typed leaves it. */
export function useCalculator<TResult>(rules: CalculatorRules<TResult>): Calculator<TResult> {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const resultRef = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<State>({ typed: rules.defaults, problems: [] });
  const { typed, submitted, problems, told } = state;

  const today = useToday();
  useEffect(() => {
    const there = formRef.current ? readForm(formRef.current) : {};
    setState((before) => ({ ...before, typed: { ...before.typed, ...unknownIn(there, before.typed) } }));
  }, []);
  useEffect(() => {
    const { defaults, measures = [], choices } = rules;
    // The window's hash, not the router's: to that a link that is followed again after Clear is the one it knows.
    const open = () => {
      const brought = inputsFrom(window.location.hash, [...Object.keys(defaults), ...measures], choices);
      if (!brought) return;
      const now = getToday(new Date());
      // Nobody has worked it out on a day that is still to come.
      const asOf = Math.min(brought.asOf ?? now, now);
      setState((before) => judged(before, { ...defaults, ...brought.typed }, asOf, rules));
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [rules]);

  useEffect(() => {
    if (!told) return;
    const { group } = told;
    const target = group === undefined ? resultRef.current : getControl(formRef.current, `${id}-${group}`);
    target?.focus();
    // Not every browser heeds the room that a target wants around it when it gives the focus.
    target?.scrollIntoView({ block: 'nearest' });
  }, [told, id]);

  /** Judges these inputs as of today, and takes the reader to what came of it. */
  function tell(inputs: Typed) {
    forgetLink();
    const asOf = getToday(new Date());
    setState((before) => {
      const after = judged(before, inputs, asOf, rules);
      return after === before ? before : { ...after, told: { group: after.problems[0]?.at[0] } };
    });
  }

  const shown = submitted && { ...submitted, typed: { ...submitted.typed, ...getUnits(typed) } };
  const result = shown && getResult(rules.answer(shown.typed, shown.asOf));
  return {
    form: {
      id,
      typed,
      problems,
      edit(name, value) {
        forgetLink();
        setState((before) => ({
          ...before,
          typed: edited(before.typed, name, value),
          ...(rules.restartedBy?.includes(name) && { submitted: undefined, problems: [] }),
        }));
      },
    },
    formRef,
    resultRef,
    worked:
      shown && result !== undefined ? { ...shown, result, isStale: !isSame(typed, shown.typed) } : undefined,
    renew: rules.isOfToday && submitted && submitted.asOf !== today ? () => tell(submitted.typed) : undefined,
    submit(event) {
      event.preventDefault();
      tell(typed);
    },
    clear() {
      setState({ typed: rules.defaults, problems: [] });
      emptyUnread(formRef.current);
      forgetLink();
    },
  };
}

/** The state after the inputs were judged; as it was, where the calculator says nothing to them. */
function judged<TResult>(
  before: State,
  typed: Typed,
  asOf: Day,
  { answer }: CalculatorRules<TResult>,
): State {
  const said = answer(typed, asOf);
  if ('result' in said) return { ...before, typed, submitted: { typed, asOf }, problems: [] };
  if (said.problems.length === 0) return before.typed === typed ? before : { ...before, typed };
  return { ...before, typed, submitted: undefined, problems: said.problems };
}

function isSame(one: Typed, other: Typed): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** A result is shown in the units that are chosen now. */
const getUnits = ({ units }: Typed): Typed => (units === undefined ? {} : { units });

/** What stands in the fields and is not what they show of what is known. */
function unknownIn(there: Typed, known: Typed): Typed {
  const shown: Typed = { ...known, ...shownFields(known) };
  return Object.fromEntries(
    Object.entries(there).filter(([name, value]) => value !== '' && value !== shown[name]),
  );
}

/** The control that a problem is about, by the id of its group. */
function getControl(form: HTMLFormElement | null, group: string): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`[data-group="${group}"] :is(input, select)`);
}

/** Fields with what is no number or no date are empty to the program, before and after: they keep it, unless they are told. */
function emptyUnread(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.validity.badInput) field.value = '';
  }
}

/** What the address brought is no more what stands in the form: who loads the page anew would get that back. */
function forgetLink(): void {
  const { pathname, search, hash } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
}
