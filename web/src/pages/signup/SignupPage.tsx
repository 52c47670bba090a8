import { useEffect, useId, useState } from 'react';
import { GuestsOnly } from '../../features/session/GuestsOnly';
import { WayInLink } from '../../features/session/WayInLink';
import { useDelay } from '../../ui/delay/useDelay';
import { CheckField } from '../../ui/form/CheckField';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { readForm } from '../../ui/form/readForm';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { FormPage } from '../../ui/FormPage/FormPage';
import { Honeypot } from '../../ui/Honeypot/Honeypot';
import { TextLink } from '../../ui/TextLink/TextLink';
import { PasswordChecklist } from './PasswordChecklist';
import { signUp } from './signUp';

/** How long a sentence still stands after what it is about was mended (document 1, section 5). */
const CLEARS_AFTER_MS = 1500;

/** Document 1, section 2. */
export function SignupPage() {
  const rules = useId();
  const delay = useDelay();
  const form = useForm((typed) => {
    delay.cancel();
    return signUp(typed);
  });
  const { formRef } = form;
  const [password, setPassword] = useState('');
  useEffect(() => {
    const typed = formRef.current && readForm(formRef.current)['password'];
    if (typed) setPassword((before) => before || typed);
  }, [formRef]);

  function mended(name: string) {
    if (form.problem?.at.includes(name)) delay.start(() => form.forget(name), CLEARS_AFTER_MS);
  }
  return (
    <GuestsOnly>
      <FormPage
        path="/signup"
        title="Sign up"
        description="Open a free account to save articles, rate them and join the comments. We ask for a username, an e-mail address and a password."
        ways={<WayInLink to="/login">You have an account? Log in</WayInLink>}
      >
        <Form form={form} action="Sign up">
          <TextField
            form={form}
            name="username"
            label="Username"
            hint="It stands beside your comments."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField form={form} name="email" label="E-mail" type="email" autoComplete="email" />
          <div>
            <PasswordField
              form={form}
              name="password"
              label="Password"
              autoComplete="new-password"
              describedBy={rules}
              onEdit={(typed) => {
                setPassword(typed);
                mended('password');
              }}
            />
            <PasswordChecklist id={rules} password={password} />
          </div>
          <PasswordField form={form} name="confirm" label="Confirm password" autoComplete="new-password" />
          <Honeypot />
          <CheckField
            form={form}
            name="terms"
            onEdit={(isTicked) => {
              if (isTicked) mended('terms');
            }}
          >
            {/* Beside the form, which would lose what was typed. */}I accept the{' '}
            <TextLink href="/terms" opensNewTab>
              Terms of Use
            </TextLink>{' '}
            and have read the{' '}
            <TextLink href="/privacy-policy" opensNewTab>
              Privacy Policy
            </TextLink>
            .
          </CheckField>
        </Form>
      </FormPage>
    </GuestsOnly>
  );
}
