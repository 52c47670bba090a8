import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { getToday, type Day } from '../calendar/calendar-date';
import { useToday } from '../calendar/use-today';
import { updateInputs, shownFields, type CalculatorInputs } from '../measures/typed';
import type { Problem } from '../../../ui/forms/Form/problem';
import { readForm } from '../../../lib/hydration/read-form';
import { getResult, type CalculatorOutcome } from './calculator-outcome';
import { parseInputs } from './shared-inputs';

export interface CalculatorRules<TResult> {
  /** The fields' values initially, and after Clear, except height and weight. */
  defaults: CalculatorInputs;
  /** Fields besides those. */
  measures?: readonly string[];
  /**
   * The options of fields that have fixed ones. Other values in a link are ignored: the field would show something
   * else.
   */
  choices?: Readonly<Record<string, readonly string[]>>;
  calculate: (typed: CalculatorInputs, asOf: Day) => CalculatorOutcome<TResult>;
  /** Whether the same inputs give another result on another day. */
  isOfToday?: boolean;
  /** Fields that discard the result when they change. */
  restartedBy?: readonly string[];
}

/** A calculator's form as its fields and its result see it. */
export interface CalculatorForm {
  /** Unique on the page; a prefix of the ids of its parts. */
  id: string;
  typed: CalculatorInputs;
  edit: (name: string, value: string) => void;
  problems: readonly Problem[];
}

export interface Calculator<TResult> {
  form: CalculatorForm;
  formRef: RefObject<HTMLFormElement | null>;
  resultRef: RefObject<HTMLHeadingElement | null>;
  /**
   * The latest result, its day and inputs, and whether these have changed since; undefined before the first result,
   * and while there is a problem.
   */
  worked: { result: TResult; asOf: Day; typed: CalculatorInputs; isStale: boolean } | undefined;
  /** Recalculates for today, if the result is from another day and depends on it. */
  renew: (() => void) | undefined;
  submit: (event: FormEvent) => void;
  clear: () => void;
}

interface State {
  typed: CalculatorInputs;
  submitted?: { typed: CalculatorInputs; asOf: Day } | undefined;
  problems: readonly Problem[];
  /** A new object per submission: what to focus, the group of a problem or else the result. */
  focusRequest?: { group: string | undefined } | undefined;
}

/** Calculates in the browser: none of the inputs leave it. */
export function useCalculator<TResult>(rules: CalculatorRules<TResult>): Calculator<TResult> {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const resultRef = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<State>({ typed: rules.defaults, problems: [] });
  const { typed, submitted, problems, focusRequest } = state;

  const today = useToday();
  useEffect(() => {
    const there = formRef.current ? readForm(formRef.current) : {};
    setState((before) => ({ ...before, typed: { ...before.typed, ...unknownIn(there, before.typed) } }));
  }, []);
  useEffect(() => {
    const { defaults, measures = [], choices } = rules;
    // The window's hash, not the router's, which does not change when the same link is followed again after Clear.
    const open = () => {
      const brought = parseInputs(window.location.hash, [...Object.keys(defaults), ...measures], choices);
      if (!brought) return;
      const now = getToday(new Date());
      // A date in the future cannot be the day of a result.
      const asOf = Math.min(brought.asOf ?? now, now);
      setState((before) => judged(before, { ...defaults, ...brought.typed }, asOf, rules));
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [rules]);

  useEffect(() => {
    if (!focusRequest) return;
    const { group } = focusRequest;
    const target = group === undefined ? resultRef.current : getControl(formRef.current, `${id}-${group}`);
    target?.focus();
    // Not every browser respects the target's scroll margin on focus.
    target?.scrollIntoView({ block: 'nearest' });
  }, [focusRequest, id]);

  /** Validates these inputs as of today, and focuses the result or the first problem. */
  function calculate(inputs: CalculatorInputs) {
    forgetLink();
    const asOf = getToday(new Date());
    setState((before) => {
      const after = judged(before, inputs, asOf, rules);
      return after === before ? before : { ...after, focusRequest: { group: after.problems[0]?.at[0] } };
    });
  }

  const shown = submitted && { ...submitted, typed: { ...submitted.typed, ...getUnits(typed) } };
  const result = shown && getResult(rules.calculate(shown.typed, shown.asOf));
  return {
    form: {
      id,
      typed,
      problems,
      edit(name, value) {
        forgetLink();
        setState((before) => ({
          ...before,
          typed: updateInputs(before.typed, name, value),
          ...(rules.restartedBy?.includes(name) && { submitted: undefined, problems: [] }),
        }));
      },
    },
    formRef,
    resultRef,
    worked:
      shown && result !== undefined ? { ...shown, result, isStale: !isSame(typed, shown.typed) } : undefined,
    renew:
      rules.isOfToday && submitted && submitted.asOf !== today ? () => calculate(submitted.typed) : undefined,
    submit(event) {
      event.preventDefault();
      calculate(typed);
    },
    clear() {
      setState({ typed: rules.defaults, problems: [] });
      emptyUnread(formRef.current);
      forgetLink();
    },
  };
}

/** The state after validation; unchanged if the calculator has no result and no problems. */
function judged<TResult>(
  before: State,
  typed: CalculatorInputs,
  asOf: Day,
  { calculate }: CalculatorRules<TResult>,
): State {
  const outcome = calculate(typed, asOf);
  if ('result' in outcome) return { ...before, typed, submitted: { typed, asOf }, problems: [] };
  if (outcome.problems.length === 0) return before.typed === typed ? before : { ...before, typed };
  return { ...before, typed, submitted: undefined, problems: outcome.problems };
}

function isSame(one: CalculatorInputs, other: CalculatorInputs): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** A result is shown in the currently selected units. */
const getUnits = ({ units }: CalculatorInputs): CalculatorInputs => (units === undefined ? {} : { units });

/** The values in the fields that differ from what the known inputs show. */
function unknownIn(there: CalculatorInputs, known: CalculatorInputs): CalculatorInputs {
  const shown: CalculatorInputs = { ...known, ...shownFields(known) };
  return Object.fromEntries(
    Object.entries(there).filter(([name, value]) => value !== '' && value !== shown[name]),
  );
}

/** The control that a problem is about, by the id of its group. */
function getControl(form: HTMLFormElement | null, group: string): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`[data-group="${group}"] :is(input, select)`);
}

/** Fields with an invalid number or date have an empty value, so React sees no change and does not clear them. */
function emptyUnread(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.validity.badInput) field.value = '';
  }
}

/** The inputs in the address no longer match the form, and a reload would restore them. */
function forgetLink(): void {
  const { pathname, search, hash } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
}
