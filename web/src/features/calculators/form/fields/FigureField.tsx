import { shownFields } from '../../measures/typed';
import styles from '../../../../ui/base/Field/Field.module.css';
import { invalidity } from '../find-problem';
import type { CalculatorForm } from '../use-calculator';

interface Props {
  form: CalculatorForm;
  group: string;
  name: string;
  label: string;
  /** One of several fields under a legend, which names them. */
  isPart?: boolean;
}

/** A number field with a numeric keypad on phones. Accepts a decimal comma as well as a point (C30). */
export function FigureField({ form, group, name, label, isPart = false }: Props) {
  const id = `${form.id}-${name}`;
  const shown: Record<string, string> = shownFields(form.typed);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isPart ? styles.part : styles.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={styles.input}
        value={shown[name] ?? form.typed[name] ?? ''}
        onChange={({ currentTarget }) => form.edit(name, currentTarget.value)}
        {...invalidity(form, group)}
      />
    </div>
  );
}
