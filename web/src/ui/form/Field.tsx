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
  children: (control: Control) => ReactNode;
}

/** A control under its label. */
export function Field({ form, name, label, hint, children }: Props) {
  const control = controlOf(form, name, hint !== undefined);
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

/** What is wrong with a field, if its sentence stands by this one. */
export function ProblemAt({ form, name }: { form: FormState; name: string }) {
  if (form.problem?.at[0] !== name) return null;
  return (
    <FieldError key={form.attempt} id={errorId(form, name)}>
      {form.problem.sentence}
    </FieldError>
  );
}

export function controlOf(form: FormState, name: string, hasHint = false): Control {
  const { problem } = form;
  const isWrong = problem?.at.includes(name) === true;
  const describedBy = [
    ...(hasHint ? [hintId(form, name)] : []),
    ...(isWrong ? [errorId(form, problem.at[0])] : []),
  ];
  return {
    id: `${form.id}-${name}`,
    name,
    className: styles.input,
    'aria-invalid': (isWrong && !problem.isAside) || undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  };
}

const hintId = ({ id }: FormState, name: string) => `${id}-${name}-hint`;
const errorId = ({ id }: FormState, name: string) => `${id}-${name}-error`;
