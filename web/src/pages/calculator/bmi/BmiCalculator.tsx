import { HEALTHY_BMI } from '../../../features/calculators/body-mass/bmi';
import { BodyFields } from '../../../features/calculators/form/fields/BodyFields';
import { CalculatorFrame } from '../../../features/calculators/form/CalculatorFrame';
import { useCalculator } from '../../../features/calculators/form/use-calculator';
import { Figures } from '../parts/Figures';
import { UnusualBodyWarning } from '../parts/body/UnusualBodyWarning';
import { Bands } from './Bands';
import { BmiBar, BmiScale } from './BmiScale';
import { bmiRules, type BmiResult } from './bmi-rules';

const HEALTHY = `${HEALTHY_BMI.min} - ${HEALTHY_BMI.max}`;

export function BmiCalculator() {
  const calculator = useCalculator(bmiRules);
  return (
    <CalculatorFrame
      calculator={calculator}
      name="BMI Calculator"
      placeholder="Fill in the form and press Calculate: your BMI, its category and a weight to compare with appear here."
      headline={getHeadline}
      sketch={<BmiBar />}
      Details={BmiDetails}
    >
      <BodyFields form={calculator.form} />
    </CalculatorFrame>
  );
}

/** Readers under 18 get no adult category (C31). */
function getHeadline({ bmi, category, isAdult }: BmiResult): string {
  const figure = `Your BMI is ${bmi.toFixed(2)}`;
  return isAdult ? `${figure}: ${category.label}` : `${figure}. Adult bands do not apply under 18`;
}

function BmiDetails({ result }: { result: BmiResult }) {
  const { bmi, category, healthyWeightMin, healthyWeightMax, weightUnit, bmiPrime, ponderalIndex, isAdult } =
    result;
  return (
    <>
      <UnusualBodyWarning body={result.body} />
      {!isAdult && (
        <p>
          <strong>The bands below are for adults.</strong> A child’s or teenager’s BMI is read from growth
          charts, by age and sex: a doctor or school nurse has them.
        </p>
      )}
      <BmiScale bmi={bmi} isAdult={isAdult} />
      <Figures
        figures={[
          { name: 'Healthy BMI range', value: HEALTHY },
          {
            name: 'Healthy weight by height',
            value: `${healthyWeightMin.toFixed(1)} - ${healthyWeightMax.toFixed(1)} ${weightUnit}`,
            note: isAdult
              ? 'an estimate from height and sex (Devine), not the weight at a healthy BMI'
              : 'an estimate for adults (Devine), which does not apply under 18',
          },
          {
            name: 'BMI Prime',
            value: bmiPrime.toFixed(2),
            note: 'your BMI as a share of 25; over 1 is over the band',
          },
          { name: 'Ponderal index', value: `${ponderalIndex.toFixed(2)} kg/m³` },
        ]}
      />
      <Bands current={category} isAdult={isAdult} />
    </>
  );
}
