import { Link } from 'react-router-dom';
import { CheckField } from '../../../ui/form/CheckField';
import { PasswordField } from '../../../ui/form/PasswordField';
import { FILL_OUT_ALL, NO_ADDRESS, SERVER_ERROR } from '../../../ui/form/sentences';
import { TextField } from '../../../ui/form/TextField';
import type { Exhibited } from '../Exhibit';
import { LONG_WORD } from './longWords';
import { SampleForm } from './SampleForm';

export const FORMS: readonly Exhibited[] = [
  {
    name: 'form',
    states: [
      {
        name: 'Fields, with a hint',
        shown: (
          <SampleForm>
            {(form) => (
              <>
                <TextField form={form} name="username" label="Username" autoComplete="off" />
                <PasswordField
                  form={form}
                  name="password"
                  label="Password"
                  autoComplete="new-password"
                  hint="At least 8 characters, with a capital, a small letter and a digit."
                />
                <CheckField form={form} name="terms">
                  I agree to the <Link to="/terms">terms</Link>
                </CheckField>
              </>
            )}
          </SampleForm>
        ),
      },
      {
        name: 'A field is wrong',
        shown: (
          <SampleForm state={{ problem: { at: ['email'], sentence: NO_ADDRESS } }}>
            {(form) => (
              <>
                <TextField form={form} name="email" label="E-mail" defaultValue="ada@" autoComplete="off" />
                <TextField form={form} name="name" label="Name" defaultValue={LONG_WORD} autoComplete="off" />
              </>
            )}
          </SampleForm>
        ),
      },
      {
        name: 'A box is not ticked, a field cannot be changed',
        shown: (
          <SampleForm state={{ problem: { at: ['terms'], sentence: 'Please agree to the terms.' } }}>
            {(form) => (
              <>
                <TextField form={form} name="email" label="E-mail" defaultValue="ada@example.org" readOnly />
                <CheckField form={form} name="terms">
                  I agree to the terms
                </CheckField>
              </>
            )}
          </SampleForm>
        ),
      },
      {
        name: 'On its way',
        shown: (
          <SampleForm state={{ isBusy: true, isSending: true }}>
            {(form) => (
              <TextField
                form={form}
                name="subject"
                label="Subject"
                defaultValue="Thanks"
                autoComplete="off"
              />
            )}
          </SampleForm>
        ),
      },
      {
        name: 'It went well',
        shown: <SampleForm state={{ notice: { tone: 'good', sentence: 'Your message has been sent.' } }} />,
      },
      {
        name: 'It went wrong',
        shown: (
          <SampleForm
            state={{
              notice: { tone: 'bad', sentence: SERVER_ERROR, more: <Link to="/login">Log in</Link> },
            }}
          />
        ),
      },
      {
        name: 'Cannot be undone',
        shown: (
          <SampleForm
            action="Delete account"
            isDangerous
            state={{ notice: { tone: 'bad', sentence: FILL_OUT_ALL } }}
          />
        ),
      },
    ],
  },
];
