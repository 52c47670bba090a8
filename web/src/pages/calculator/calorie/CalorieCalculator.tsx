import { CalculatorFrame } from '../../../features/calculators/form/CalculatorFrame';
import { useCalculator } from '../../../features/calculators/form/use-calculator';
import { formatNumber } from '../../../features/calculators/measures/format-number';
import { PlaceholderBars, EnergyBars } from '../parts/energy/EnergyBars';
import { EnergyFields } from '../parts/energy/EnergyFields';
import { EnergyNotes } from '../parts/energy/EnergyNotes';
import type { EnergyResult } from '../parts/energy/energy-rules';
import { toEnergyBars } from '../parts/energy/energy-bars';
import { CALORIE_FORMULAS, calorieRules } from './calorie-rules';

export function CalorieCalculator() {
  const calculator = useCalculator(calorieRules);
  return (
    <CalculatorFrame
      calculator={calculator}
      name="Calorie Calculator"
      placeholder="Fill in the form and press Calculate: what keeps your weight, and what loses some, appears here."
      headline={({ maintenance }) =>
        `You need about ${formatNumber(maintenance)} kcal a day to keep your weight`
      }
      sketch={<PlaceholderBars count={4} />}
      Details={CalorieDetails}
    >
      <EnergyFields form={calculator.form} formulas={CALORIE_FORMULAS} />
    </CalculatorFrame>
  );
}

function CalorieDetails({ result }: { result: EnergyResult }) {
  return (
    <>
      <EnergyBars
        caption="Energy a day"
        bars={toEnergyBars(result, ['maintenance', 'mildLoss', 'loss', 'extremeLoss'])}
      />
      <EnergyNotes result={result} />
    </>
  );
}
