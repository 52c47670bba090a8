import { longDay, getWeekday } from '../../../features/calculators/calendar/calendar-date';
import { CalculatorFrame } from '../../../features/calculators/form/CalculatorFrame';
import { DateField } from '../../../features/calculators/form/fields/DateField';
import { SelectField } from '../../../features/calculators/form/fields/SelectField';
import { useCalculator } from '../../../features/calculators/form/use-calculator';
import { Figures } from '../parts/Figures';
import { PlaceholderTimeline, PregnancyTimeline } from '../parts/PregnancyTimeline';
import { CYCLES, dueDateRules, type DueDateResult } from './due-date-rules';

const CYCLE_OPTIONS = CYCLES.map((days) => ({ value: String(days), label: `${days} days` }));

export function DueDateCalculator() {
  const calculator = useCalculator(dueDateRules);
  return (
    <CalculatorFrame
      calculator={calculator}
      name="Due Date Calculator"
      placeholder="Enter the first day of your last period and press Calculate: your estimated due date appears here."
      headline={({ due }) => `Your estimated due date is ${longDay(due)}`}
      sketch={<PlaceholderTimeline />}
      Details={DueDateDetails}
    >
      <DateField form={calculator.form} label="First day of your last period" />
      <SelectField form={calculator.form} name="cycle" label="Length of your cycle" options={CYCLE_OPTIONS} />
    </CalculatorFrame>
  );
}

function DueDateDetails({ result: { due, cycleDays, gestation } }: { result: DueDateResult }) {
  return (
    <>
      <p>
        A {getWeekday(due)}, for a cycle of {cycleDays} days. It is an estimate: most babies come within two
        weeks before or after it.
      </p>
      <PregnancyTimeline gestation={gestation} />
      <Figures
        figures={[
          { name: 'Conception, estimated', value: longDay(gestation.conception) },
          { name: 'Week', value: String(gestation.week) },
          { name: 'Trimester', value: gestation.trimester },
        ]}
      />
    </>
  );
}
