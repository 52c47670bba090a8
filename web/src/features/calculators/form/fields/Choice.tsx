import styles from './Choice.module.css';
import { Group } from './Group';
import { invalidity } from '../find-problem';
import type { CalculatorForm } from '../use-calculator';

interface Props {
  form: CalculatorForm;
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few options, all of which are visible. */
export function Choice({ form, name, legend, options }: Props) {
  return (
    <Group form={form} name={name} legend={legend}>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              className={styles.radio}
              checked={form.typed[name] === value}
              onChange={() => form.edit(name, value)}
              {...invalidity(form, name)}
            />
            {label}
          </label>
        ))}
      </div>
    </Group>
  );
}
