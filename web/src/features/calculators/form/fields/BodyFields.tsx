import type { CalculatorForm } from '../use-calculator';
import { AgeField } from './AgeField';
import { Choice } from './Choice';
import { FigureField } from './FigureField';
import { Group } from './Group';

const UNITS = [
  { value: 'standard', label: 'Standard' },
  { value: 'metric', label: 'Metric' },
  { value: 'uk', label: 'UK' },
];
const SEXES = [
  { value: 'm', label: 'Male' },
  { value: 'f', label: 'Female' },
];

/** Units, age, sex, height and weight: the fields that four of the calculators share. */
export function BodyFields({ form }: { form: CalculatorForm }) {
  const units = form.typed['units'];
  return (
    <>
      <Choice form={form} name="units" legend="Units" options={UNITS} />
      <AgeField form={form} />
      <Choice form={form} name="sex" legend="Sex" options={SEXES} />
      {units === 'metric' ? (
        <>
          <Group form={form} name="height">
            <FigureField form={form} group="height" name="cm" label="Height (cm)" />
          </Group>
          <Group form={form} name="weight">
            <FigureField form={form} group="weight" name="kg" label="Weight (kg)" />
          </Group>
        </>
      ) : (
        <>
          <Group form={form} name="height" legend="Height">
            <FigureField form={form} group="height" name="feet" label="Feet" isPart />
            <FigureField form={form} group="height" name="inches" label="Inches" isPart />
          </Group>
          {units === 'uk' ? (
            <Group form={form} name="weight" legend="Weight">
              <FigureField form={form} group="weight" name="stones" label="Stones" isPart />
              <FigureField form={form} group="weight" name="stonePounds" label="Pounds" isPart />
            </Group>
          ) : (
            <Group form={form} name="weight">
              <FigureField form={form} group="weight" name="pounds" label="Weight (pounds)" />
            </Group>
          )}
        </>
      )}
    </>
  );
}
