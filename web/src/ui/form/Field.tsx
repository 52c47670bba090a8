import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import type { FormState } from './useForm';

/** What a control is given, so that its label, its hint and what is wrong with it belong to it. */
export interface Control {
  id: string;
  name: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  form: FormState;
  name: string;
  label: string;
  hint?: ReactNode;
  /** The id of what else describes it, which stands elsewhere. */
  describedBy?: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A control under its label. */
export function Field({ form, name, label, hint, describedBy, children }: Props) {
  const control = controlOf(form, name, [hint !== undefined && hintId(form, name), describedBy]);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId(form, name)} className={styles.part}>
          {hint}
        </p>
      )}
      {children(control)}
      <ProblemAt form={form} name={name} />
    </div>
  );
}

/** What is wrong with a field, if its sentence stands by this one; one about several stands by the button (`FormNotice`). */
export function ProblemAt({ form, name }: { form: FormState; name: string }) {
  if (form.problem?.at[0] !== name || form.problem.isOfForm) return null;
  return (
    <FieldError key={form.attempt} id={errorId(form, name)}>
      {form.problem.sentence}
    </FieldError>
  );
}

/** @param describing ids of what describes it beside what is wrong */
export function controlOf(
  form: FormState,
  name: string,
  describing: readonly (string | false | undefined)[] = [],
): Control {
  const { problem } = form;
  const isWrong = problem?.at.includes(name) === true;
  const describedBy = [...describing, isWrong && errorId(form, problem.at[0])].filter(Boolean);
  return {
    id: `${form.id}-${name}`,
    name,
    className: styles.input,
    'aria-invalid': (isWrong && !problem.isAside) || undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  };
}

const hintId = ({ id }: FormState, name: string) => `${id}-${name}-hint`;
export const errorId = ({ id }: FormState, name: string) => `${id}-${name}-error`;
