import { isoDay, parseDay } from '../../calendar/calendar-date';
import { useToday } from '../../calendar/use-today';
import styles from '../../../../ui/base/Field/Field.module.css';
import { Group } from './Group';
import { invalidity } from '../find-problem';
import type { CalculatorForm } from '../use-calculator';

interface Props {
  form: CalculatorForm;
  label: string;
  /** The last selectable date, in days after today. */
  daysAhead?: number;
}

/** A calendar day. */
export function DateField({ form, label, daysAhead = 0 }: Props) {
  const id = `${form.id}-date`;
  const { date = '' } = form.typed;
  const today = useToday();
  return (
    <Group form={form} name="date">
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <input
          id={id}
          name="date"
          type="date"
          max={today === undefined ? undefined : isoDay(today + daysAhead)}
          autoComplete="off"
          className={styles.input}
          // A link may contain an invalid date.
          value={parseDay(date) === undefined ? '' : date}
          onChange={({ currentTarget }) => form.edit('date', currentTarget.value)}
          {...invalidity(form, 'date')}
        />
      </div>
    </Group>
  );
}
