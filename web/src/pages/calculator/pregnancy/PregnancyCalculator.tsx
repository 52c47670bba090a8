import { longDay } from '../../../features/calculators/calendar/calendar-date';
import { CalculatorFrame } from '../../../features/calculators/form/CalculatorFrame';
import { DateField } from '../../../features/calculators/form/fields/DateField';
import { SelectField } from '../../../features/calculators/form/fields/SelectField';
import { useCalculator } from '../../../features/calculators/form/use-calculator';
import { BASES, PREGNANCY_DAYS, type Basis } from '../../../features/calculators/pregnancy/gestation';
import { formatNumber } from '../../../features/calculators/measures/format-number';
import { Figures } from '../parts/Figures';
import { PlaceholderTimeline, PregnancyTimeline } from '../parts/PregnancyTimeline';
import { FetalGrowth } from './FetalGrowth';
import { parseBasis, pregnancyRules, type PregnancyResult } from './pregnancy-rules';

const BASIS_WORDS: Record<Basis, { option: string; date: string }> = {
  'last-period': { option: 'Last period', date: 'First day of your last period' },
  'due-date': { option: 'Due date', date: 'Due date' },
  conception: { option: 'Conception date', date: 'Date of conception' },
  'ivf-transfer': { option: 'IVF transfer', date: 'Date of the transfer' },
};

export function PregnancyCalculator() {
  const calculator = useCalculator(pregnancyRules);
  const basis = parseBasis(calculator.form.typed['basis']);
  return (
    <CalculatorFrame
      calculator={calculator}
      name="Pregnancy Calculator"
      placeholder="Choose what to count from, enter the date and press Calculate: your week and your baby’s size appear here."
      headline={({ week, trimester }) => `Week ${week}: ${trimester}`}
      sketch={<PlaceholderTimeline />}
      Details={PregnancyDetails}
    >
      <SelectField
        form={calculator.form}
        name="basis"
        label="Count from"
        options={BASES.map((value) => ({ value, label: BASIS_WORDS[value].option }))}
      />
      <DateField
        form={calculator.form}
        label={BASIS_WORDS[basis].date}
        daysAhead={basis === 'due-date' ? PREGNANCY_DAYS : 0}
      />
    </CalculatorFrame>
  );
}

function PregnancyDetails({ result }: { result: PregnancyResult }) {
  const { basis, start, conception, days, week, percent, size } = result;
  return (
    <>
      <PregnancyTimeline gestation={result} />
      <Figures
        figures={[
          { name: 'Days gone by', value: `${days} of ${PREGNANCY_DAYS}` },
          { name: 'Percent pregnant', value: `${percent}%` },
          { name: 'Conception date', value: longDay(conception) },
          ...(basis === 'last-period'
            ? []
            : [
                {
                  name: 'Counted as last period',
                  value: longDay(start),
                  ...(basis === 'due-date' && { note: 'the due date less 280 days: where the count starts' }),
                },
              ]),
          {
            name: 'Fetal length',
            value: `${size.lengthInches.toFixed(2)} in (${size.lengthCm.toFixed(2)} cm)`,
          },
          {
            name: 'Fetal weight',
            value: `${size.weightPounds.toFixed(2)} lb (${formatNumber(size.weightGrams, 2)} g)`,
          },
        ]}
      />
      {basis === 'ivf-transfer' && (
        <p>
          For IVF, 266 days are counted from fertilisation, and the date you entered is taken for its day. If
          an embryo of five days was transferred, fertilisation was five days earlier: your due date is five
          days sooner than shown here, and you are five days further on.
        </p>
      )}
      <FetalGrowth week={week} />
    </>
  );
}
