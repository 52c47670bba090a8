import { CalculatorFrame } from '../../../features/calculators/form/CalculatorFrame';
import { useCalculator } from '../../../features/calculators/form/useCalculator';
import { EnergyBars } from '../EnergyBars';
import { EnergyFields } from '../EnergyFields';
import { EnergyNotes } from '../EnergyNotes';
import { energyBarsOf } from '../energyBarsOf';
import { CALORIE_FORMULAS, calorieRules } from './calorieRules';

export function CalorieCalculator() {
  const calculator = useCalculator(calorieRules);
  return (
    <CalculatorFrame
      calculator={calculator}
      name="Calorie Calculator"
      placeholder="Fill in the form and press Calculate: what keeps your weight, and what loses some, appears here."
      headline={({ maintenance }) => `You need about ${maintenance} kcal a day to keep your weight`}
      renderDetails={(result) => (
        <>
          <EnergyBars
            caption="Energy a day"
            bars={energyBarsOf(result, ['maintenance', 'mildLoss', 'loss', 'extremeLoss'])}
          />
          <EnergyNotes result={result} />
        </>
      )}
    >
      <EnergyFields form={calculator.form} formulas={CALORIE_FORMULAS} />
    </CalculatorFrame>
  );
}
