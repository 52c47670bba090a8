import { CheckField } from '../../../ui/forms/Form/CheckField';
import { Field, FieldProblem } from '../../../ui/forms/Form/Field';
import { FieldError } from '../../../ui/base/Field/FieldError';
import {
  longField,
  nameField,
  newPasswordField,
  notTicked,
  passwords,
  secretField,
  termsField,
  weakPassword,
  wrongName,
  wrongSecret,
} from '../../../ui/forms/Form/form.fixture';
import { NewPasswordField } from '../../../ui/forms/Form/password/NewPasswordField';
import { PasswordChecklist } from '../../../ui/forms/Form/password/PasswordChecklist';
import { PasswordField } from '../../../ui/forms/Form/password/PasswordField';
import { TextField } from '../../../ui/forms/Form/TextField';
import { LONG_TITLE } from '../../../ui/long-words.fixture';
import type { ExhibitProps } from '../Exhibit';
import { SampleFields } from './SampleForm';

export const FIELDS: readonly ExhibitProps[] = [
  {
    file: 'ui/forms/Form/Field.tsx',
    states: [
      {
        name: 'With a custom control',
        shown: (
          <SampleFields>
            {(form) => (
              <Field form={form} name={nameField.name} label={nameField.label} hint={nameField.hint}>
                {(control) => <textarea {...control} rows={3} />}
              </Field>
            )}
          </SampleFields>
        ),
      },
      {
        name: 'Invalid',
        shown: (
          <SampleFields state={{ problem: wrongName }}>
            {(form) => (
              <Field form={form} name={nameField.name} label={nameField.label}>
                {(control) => <textarea {...control} rows={3} />}
              </Field>
            )}
          </SampleFields>
        ),
      },
      {
        name: 'Error message only',
        shown: (
          <SampleFields state={{ problem: wrongName }}>
            {(form) => <FieldProblem form={form} name={nameField.name} />}
          </SampleFields>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/Form/TextField.tsx',
    states: [
      {
        name: 'With a hint',
        shown: <SampleFields>{(form) => <TextField form={form} {...nameField} />}</SampleFields>,
      },
      {
        name: 'With the focus',
        held: 'focus-visible',
        shown: <SampleFields>{(form) => <TextField form={form} {...nameField} />}</SampleFields>,
      },
      {
        name: 'Invalid',
        shown: (
          <SampleFields state={{ problem: wrongName }}>
            {(form) => <TextField form={form} {...nameField} defaultValue="ada@" />}
          </SampleFields>
        ),
      },
      {
        name: 'Read-only',
        shown: (
          <SampleFields>
            {(form) => <TextField form={form} {...nameField} defaultValue="Ada" readOnly />}
          </SampleFields>
        ),
      },
      {
        name: 'Long words',
        shown: <SampleFields>{(form) => <TextField form={form} {...longField} />}</SampleFields>,
      },
    ],
  },
  {
    file: 'ui/forms/Form/password/PasswordField.tsx',
    states: [
      {
        name: 'Default',
        shown: <SampleFields>{(form) => <PasswordField form={form} {...secretField} />}</SampleFields>,
      },
      {
        name: 'Invalid',
        shown: (
          <SampleFields state={{ problem: wrongSecret }}>
            {(form) => <PasswordField form={form} {...secretField} />}
          </SampleFields>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/Form/password/NewPasswordField.tsx',
    states: [
      {
        name: 'With its checklist',
        shown: (
          <SampleFields>{(form) => <NewPasswordField form={form} {...newPasswordField} />}</SampleFields>
        ),
      },
      {
        name: 'Weak password',
        shown: (
          <SampleFields state={{ problem: weakPassword }}>
            {(form) => <NewPasswordField form={form} {...newPasswordField} />}
          </SampleFields>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/Form/password/PasswordChecklist.tsx',
    states: (['none', 'some', 'all'] as const).map((holding) => ({
      name: `Rules met: ${holding}`,
      shown: <PasswordChecklist id={`rules-${holding}`} password={passwords[holding]} />,
    })),
  },
  {
    file: 'ui/forms/Form/CheckField.tsx',
    states: [
      {
        name: 'Default',
        shown: <SampleFields>{(form) => <CheckField form={form} {...termsField} />}</SampleFields>,
      },
      {
        name: 'Not ticked, with an error',
        shown: (
          <SampleFields state={{ problem: notTicked }}>
            {(form) => <CheckField form={form} {...termsField} />}
          </SampleFields>
        ),
      },
      {
        name: 'Long text',
        shown: (
          <SampleFields>
            {(form) => (
              <CheckField form={form} name={termsField.name}>
                {LONG_TITLE}
              </CheckField>
            )}
          </SampleFields>
        ),
      },
    ],
  },
  {
    file: 'ui/base/Field/FieldError.tsx',
    states: [
      { name: 'Short', shown: <FieldError id="error-short">{wrongName.sentence}</FieldError> },
      { name: 'Long text', shown: <FieldError id="error-long">{LONG_TITLE}</FieldError> },
    ],
  },
];
