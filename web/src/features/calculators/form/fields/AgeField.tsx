import { Group } from './Group';
import styles from '../../../../ui/base/Field/Field.module.css';
import { invalidity } from '../find-problem';
import { acceptForeignDigits } from './accept-foreign-digits';
import type { CalculatorForm } from '../use-calculator';

/** Age in years, labelled 5 - 100. Each calculator validates it by its own rule. */
export function AgeField({ form }: { form: CalculatorForm }) {
  const id = `${form.id}-age`;
  return (
    <Group form={form} name="age">
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          Age <span className={styles.part}>5 - 100</span>
        </label>
        <input
          ref={acceptForeignDigits}
          id={id}
          name="age"
          type="number"
          inputMode="numeric"
          min={5}
          max={100}
          step="any"
          autoComplete="off"
          className={styles.input}
          value={form.typed['age']}
          onChange={({ currentTarget }) => form.edit('age', currentTarget.value)}
          {...invalidity(form, 'age')}
        />
      </div>
    </Group>
  );
}
