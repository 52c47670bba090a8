import { ACTIVITY_LEVELS } from '../../../features/calculators/energy/activity';
import { BodyFields } from '../../../features/calculators/form/fields/BodyFields';
import { CalculatorFrame } from '../../../features/calculators/form/CalculatorFrame';
import { SelectField } from '../../../features/calculators/form/fields/SelectField';
import { useCalculator } from '../../../features/calculators/form/use-calculator';
import { formatNumber } from '../../../features/calculators/measures/format-number';
import { PlaceholderBars, EnergyBars } from '../parts/energy/EnergyBars';
import { UnderAgeWarning } from '../parts/body/UnderAgeWarning';
import { UnusualBodyWarning } from '../parts/body/UnusualBodyWarning';
import { bmrRules, type BmrResult } from './bmr-rules';

const LEVEL_OPTIONS = [
  { value: '', label: 'Choose one' },
  ...ACTIVITY_LEVELS.map(({ level, label, meaning }) => ({
    value: level,
    label: `${label}: ${meaning}`,
    meaning,
  })),
];

export function BmrCalculator() {
  const calculator = useCalculator(bmrRules);
  return (
    <CalculatorFrame
      calculator={calculator}
      name="BMR Calculator"
      placeholder="Fill in the form and press Calculate: your basal metabolic rate, and what you need a day, appear here."
      headline={({ bmr }) => `Your BMR is ${formatNumber(bmr, 2)} kcal a day`}
      sketch={<PlaceholderBars count={5} />}
      Details={BmrDetails}
    >
      <BodyFields form={calculator.form} />
      <SelectField form={calculator.form} name="activity" label="Activity level" options={LEVEL_OPTIONS} />
    </CalculatorFrame>
  );
}

function BmrDetails({ result: { dailyNeed, level, needs, person } }: { result: BmrResult }) {
  return (
    <>
      <UnusualBodyWarning body={person} />
      <UnderAgeWarning ageYears={person.ageYears} />
      <p>
        At complete rest. At your level of activity you need{' '}
        <strong>{formatNumber(dailyNeed, 2)}&nbsp;kcal</strong> a day.
      </p>
      <EnergyBars
        caption="Daily need by activity"
        bars={needs.map(({ level: own, label, multiplier, dailyNeed: kcal }) => ({
          name: label,
          note: `BMR times ${multiplier}`,
          kcal,
          text: formatNumber(kcal, 2),
          isChosen: own === level,
        }))}
      />
    </>
  );
}
