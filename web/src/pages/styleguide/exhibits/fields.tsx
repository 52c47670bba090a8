import { CheckField } from '../../../ui/forms/Form/CheckField';
import { Field, ProblemAt } from '../../../ui/forms/Form/Field';
import { FieldError } from '../../../ui/forms/Form/FieldError';
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
import { NewPasswordField } from '../../../ui/forms/Form/NewPasswordField';
import { PasswordChecklist } from '../../../ui/forms/Form/PasswordChecklist';
import { PasswordField } from '../../../ui/forms/Form/PasswordField';
import { TextField } from '../../../ui/forms/Form/TextField';
import { LONG_TITLE } from '../../../ui/long-words.fixture';
import type { Exhibited } from '../Exhibit';
import { OfForm } from './SampleForm';

export const FIELDS: readonly Exhibited[] = [
  {
    file: 'ui/forms/Form/Field.tsx',
    states: [
      {
        name: 'With a custom control',
        shown: (
          <OfForm>
            {(form) => (
              <Field form={form} name={nameField.name} label={nameField.label} hint={nameField.hint}>
                {(control) => <textarea {...control} rows={3} />}
              </Field>
            )}
          </OfForm>
        ),
      },
      {
        name: 'Invalid',
        shown: (
          <OfForm state={{ problem: wrongName }}>
            {(form) => (
              <Field form={form} name={nameField.name} label={nameField.label}>
                {(control) => <textarea {...control} rows={3} />}
              </Field>
            )}
          </OfForm>
        ),
      },
      {
        name: 'Error message only',
        shown: (
          <OfForm state={{ problem: wrongName }}>
            {(form) => <ProblemAt form={form} name={nameField.name} />}
          </OfForm>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/Form/TextField.tsx',
    states: [
      { name: 'With a hint', shown: <OfForm>{(form) => <TextField form={form} {...nameField} />}</OfForm> },
      {
        name: 'With the focus',
        held: 'focus-visible',
        shown: <OfForm>{(form) => <TextField form={form} {...nameField} />}</OfForm>,
      },
      {
        name: 'Invalid',
        shown: (
          <OfForm state={{ problem: wrongName }}>
            {(form) => <TextField form={form} {...nameField} defaultValue="ada@" />}
          </OfForm>
        ),
      },
      {
        name: 'Read-only',
        shown: (
          <OfForm>{(form) => <TextField form={form} {...nameField} defaultValue="Ada" readOnly />}</OfForm>
        ),
      },
      { name: 'Long words', shown: <OfForm>{(form) => <TextField form={form} {...longField} />}</OfForm> },
    ],
  },
  {
    file: 'ui/forms/Form/PasswordField.tsx',
    states: [
      { name: 'Default', shown: <OfForm>{(form) => <PasswordField form={form} {...secretField} />}</OfForm> },
      {
        name: 'Invalid',
        shown: (
          <OfForm state={{ problem: wrongSecret }}>
            {(form) => <PasswordField form={form} {...secretField} />}
          </OfForm>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/Form/NewPasswordField.tsx',
    states: [
      {
        name: 'With its checklist',
        shown: <OfForm>{(form) => <NewPasswordField form={form} {...newPasswordField} />}</OfForm>,
      },
      {
        name: 'Weak password',
        shown: (
          <OfForm state={{ problem: weakPassword }}>
            {(form) => <NewPasswordField form={form} {...newPasswordField} />}
          </OfForm>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/Form/PasswordChecklist.tsx',
    states: (['none', 'some', 'all'] as const).map((holding) => ({
      name: `Rules met: ${holding}`,
      shown: <PasswordChecklist id={`rules-${holding}`} password={passwords[holding]} />,
    })),
  },
  {
    file: 'ui/forms/Form/CheckField.tsx',
    states: [
      { name: 'Default', shown: <OfForm>{(form) => <CheckField form={form} {...termsField} />}</OfForm> },
      {
        name: 'Not ticked, with an error',
        shown: (
          <OfForm state={{ problem: notTicked }}>
            {(form) => <CheckField form={form} {...termsField} />}
          </OfForm>
        ),
      },
      {
        name: 'Long text',
        shown: (
          <OfForm>
            {(form) => (
              <CheckField form={form} name={termsField.name}>
                {LONG_TITLE}
              </CheckField>
            )}
          </OfForm>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/Form/FieldError.tsx',
    states: [
      { name: 'Short', shown: <FieldError id="error-short">{wrongName.sentence}</FieldError> },
      { name: 'Long text', shown: <FieldError id="error-long">{LONG_TITLE}</FieldError> },
    ],
  },
];
