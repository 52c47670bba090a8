import { ChevronDown } from 'lucide';
import { Icon } from '../../../ui/Icon/Icon';
import styles from '../../../ui/form/Field.module.css';
import { Group } from './Group';
import { invalidity } from './problemOf';
import type { CalculatorForm } from './useCalculator';

interface Props {
  form: CalculatorForm;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ form, name, label, options }: Props) {
  const id = `${form.id}-${name}`;
  return (
    <Group form={form} name={name}>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.list}>
          <select
            id={id}
            name={name}
            className={styles.input}
            value={form.typed[name]}
            onChange={({ currentTarget }) => form.edit(name, currentTarget.value)}
            {...invalidity(form, name)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={styles.chevron} size={20} />
        </div>
      </div>
    </Group>
  );
}
