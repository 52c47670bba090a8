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
import { NewPasswordField } from '../../../ui/forms/Form/NewPasswordField';
import { PasswordField } from '../../../ui/forms/Form/PasswordField';
import { TextField } from '../../../ui/forms/Form/TextField';
import type { Exhibited } from '../Exhibit';
import { OfForm, SampleForm, type Standing } from './SampleForm';

/** A whole form, in one of its states. */
const whole = (state?: Standing) => (
  <SampleForm state={state}>
    {(form) => (
      <>
        <TextField form={form} {...nameField} />
        <PasswordField form={form} {...secretField} />
      </>
    )}
  </SampleForm>
);

export const FORMS: readonly Exhibited[] = [
  {
    file: 'ui/forms/Form/Form.tsx',
    states: [
      { name: 'To be filled in', shown: whole() },
      { name: 'Several fields are wrong', shown: whole({ problem: allMissing }) },
      { name: 'On its way', shown: whole({ isBusy: true, isSending: true }) },
      { name: 'It went well', shown: whole({ notice: sent }) },
      {
        name: 'It went wrong',
        shown: whole({ notice: { ...failed, more: <Link to="/login">Log in</Link> } }),
      },
      {
        name: 'With every kind of field, and a way out',
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
      { name: 'Cannot be undone', shown: <SampleForm says="Delete account" isDangerous /> },
    ],
  },
  {
    file: 'ui/forms/Form/FormNotice.tsx',
    states: [
      {
        name: 'It went well',
        shown: <OfForm state={{ notice: sent }}>{(form) => <FormNotice form={form} />}</OfForm>,
      },
      {
        name: 'It went wrong',
        shown: <OfForm state={{ notice: failed }}>{(form) => <FormNotice form={form} />}</OfForm>,
      },
      {
        name: 'Several fields are wrong',
        shown: <OfForm state={{ problem: allMissing }}>{(form) => <FormNotice form={form} />}</OfForm>,
      },
    ],
  },
];
