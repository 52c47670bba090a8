import { ACTIVITIES } from '../../../../features/calculators/energy/activity';
import { BodyFields } from '../../../../features/calculators/form/fields/BodyFields';
import { FigureField } from '../../../../features/calculators/form/fields/FigureField';
import { Group } from '../../../../features/calculators/form/fields/Group';
import { SelectField } from '../../../../features/calculators/form/fields/SelectField';
import type { CalculatorForm } from '../../../../features/calculators/form/use-calculator';
import { LEAN_MASS_FORMULA, FORMULAS, type Formula } from './energy-rules';

const ACTIVITY_OPTIONS = ACTIVITIES.map(({ factor, label, meaning }) => ({
  value: String(factor),
  label: `${label}, ${factor}: ${meaning}`,
  meaning,
}));

interface Props {
  form: CalculatorForm;
  formulas: readonly Formula[];
}

/** The fields of the calorie and TDEE calculators. The body fat field appears only when the formula needs it. */
export function EnergyFields({ form, formulas }: Props) {
  return (
    <>
      <BodyFields form={form} />
      <SelectField form={form} name="activity" label="Activity" options={ACTIVITY_OPTIONS} />
      <SelectField
        form={form}
        name="formula"
        label="Formula"
        options={formulas.map((value) => ({ value, label: FORMULAS[value] }))}
      />
      {form.typed['formula'] === LEAN_MASS_FORMULA && (
        <Group form={form} name="fat">
          <FigureField form={form} group="fat" name="fat" label="Body fat (%)" />
        </Group>
      )}
    </>
  );
}
