import { ChevronDown } from 'lucide';
import { Icon } from '../../../../ui/base/Icon/Icon';
import styles from '../../../../ui/base/Field/Field.module.css';
import { Group } from './Group';
import { invalidity } from '../find-problem';
import type { CalculatorForm } from '../use-calculator';

interface Props {
  form: CalculatorForm;
  name: string;
  label: string;
  /** The `meaning` of the selected option is shown below the list, which is too narrow for it on a phone. */
  options: readonly { value: string; label: string; meaning?: string }[];
}

export function SelectField({ form, name, label, options }: Props) {
  const id = `${form.id}-${name}`;
  const meaning = options.find(({ value }) => value === form.typed[name])?.meaning;
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
        {meaning && <p className={styles.part}>{meaning[0]?.toUpperCase() + meaning.slice(1)}</p>}
      </div>
    </Group>
  );
}
