import { CalculatorFrame } from '../../../features/calculators/form/CalculatorFrame';
import { useCalculator } from '../../../features/calculators/form/use-calculator';
import { formatNumber } from '../../../features/calculators/measures/format-number';
import { PlaceholderBars, EnergyBars } from '../parts/energy/EnergyBars';
import { EnergyFields } from '../parts/energy/EnergyFields';
import { EnergyNotes } from '../parts/energy/EnergyNotes';
import type { EnergyResult } from '../parts/energy/energy-rules';
import { toEnergyBars } from '../parts/energy/energy-bars';
import { TDEE_FORMULAS, tdeeRules } from './tdee-rules';

export function TdeeCalculator() {
  const calculator = useCalculator(tdeeRules);
  return (
    <CalculatorFrame
      calculator={calculator}
      name="TDEE Calculator"
      placeholder="Fill in the form and press Calculate: your total daily energy expenditure, and targets to lose or gain weight, appear here."
      headline={({ maintenance }) => `You spend about ${formatNumber(maintenance)} kcal a day`}
      sketch={<PlaceholderBars count={7} />}
      Details={TdeeDetails}
    >
      <EnergyFields form={calculator.form} formulas={TDEE_FORMULAS} />
    </CalculatorFrame>
  );
}

function TdeeDetails({ result }: { result: EnergyResult }) {
  return (
    <>
      <EnergyBars
        caption="Energy a day"
        bars={toEnergyBars(result, [
          'extremeLoss',
          'loss',
          'mildLoss',
          'maintenance',
          'mildGain',
          'gain',
          'extremeGain',
        ])}
      />
      <EnergyNotes result={result} />
    </>
  );
}
