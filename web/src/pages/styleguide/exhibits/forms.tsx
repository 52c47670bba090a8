import { Link } from 'react-router-dom';
import { CheckField } from '../../../ui/forms/Form/CheckField';
import {
  allMissing,
  failed,
  nameField,
  newPasswordField,
  secretField,
  sent,
  termsField,
} from '../../../ui/forms/Form/form.fixture';
import { FormNotice } from '../../../ui/forms/Form/FormNotice';
import { NewPasswordField } from '../../../ui/forms/Form/password/NewPasswordField';
import { PasswordField } from '../../../ui/forms/Form/password/PasswordField';
import { TextField } from '../../../ui/forms/Form/TextField';
import type { ExhibitProps } from '../Exhibit';
import { SampleFields, SampleForm, type SampleFormState } from './SampleForm';

/** A complete form in one of its states. */
const whole = (state?: SampleFormState) => (
  <SampleForm state={state}>
    {(form) => (
      <>
        <TextField form={form} {...nameField} />
        <PasswordField form={form} {...secretField} />
      </>
    )}
  </SampleForm>
);

export const FORMS: readonly ExhibitProps[] = [
  {
    file: 'ui/forms/Form/Form.tsx',
    states: [
      { name: 'Empty', shown: whole() },
      { name: 'Several invalid fields', shown: whole({ problem: allMissing }) },
      { name: 'Submitting', shown: whole({ isBusy: true, isSending: true }) },
      { name: 'Success', shown: whole({ notice: sent }) },
      {
        name: 'Failure',
        shown: whole({ notice: { ...failed, more: <Link to="/login">Log in</Link> } }),
      },
      {
        name: 'With every type of field, and a second button',
        shown: (
          <SampleForm beside={<Link to="/my-account">Cancel</Link>}>
            {(form) => (
              <>
                <TextField form={form} {...nameField} />
                <NewPasswordField form={form} {...newPasswordField} />
                <CheckField form={form} {...termsField} />
              </>
            )}
          </SampleForm>
        ),
      },
      { name: 'Destructive', shown: <SampleForm says="Delete account" isDangerous /> },
    ],
  },
  {
    file: 'ui/forms/Form/FormNotice.tsx',
    states: [
      {
        name: 'Success',
        shown: <SampleFields state={{ notice: sent }}>{(form) => <FormNotice form={form} />}</SampleFields>,
      },
      {
        name: 'Failure',
        shown: <SampleFields state={{ notice: failed }}>{(form) => <FormNotice form={form} />}</SampleFields>,
      },
      {
        name: 'Several invalid fields',
        shown: (
          <SampleFields state={{ problem: allMissing }}>{(form) => <FormNotice form={form} />}</SampleFields>
        ),
      },
    ],
  },
];
