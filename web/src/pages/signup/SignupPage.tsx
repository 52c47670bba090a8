import { GuestsOnly } from '../../features/session/GuestsOnly';
import { LoginFlowLink } from '../../features/session/LoginFlowLink';
import { useDelay } from '../../ui/hooks/use-delay';
import { CheckField } from '../../ui/forms/Form/CheckField';
import { Form } from '../../ui/forms/Form/Form';
import { NewPasswordField } from '../../ui/forms/Form/password/NewPasswordField';
import { PasswordField } from '../../ui/forms/Form/password/PasswordField';
import { TextField } from '../../ui/forms/Form/TextField';
import { useForm } from '../../ui/forms/Form/use-form';
import { FormPage } from '../../ui/forms/FormPage/FormPage';
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot';
import { TextLink } from '../../ui/base/TextLink/TextLink';
import { signUp } from './sign-up';

/** How long an error stays after its cause is fixed. */
const CLEARS_AFTER_MS = 1500;

/** The signup form. */
export function SignupPage() {
  const delay = useDelay();
  const form = useForm((typed) => {
    delay.cancel();
    return signUp(typed);
  });

  function clearSoon(name: string) {
    if (form.problem?.at.includes(name)) delay.start(() => form.forget(name), CLEARS_AFTER_MS);
  }
  return (
    <GuestsOnly>
      <FormPage
        path="/signup"
        title="Sign up"
        description="Open a free account to save articles, rate them and join the comments. We ask for a username, an email address and a password."
        ways={<LoginFlowLink to="/login">Already have an account? Log in</LoginFlowLink>}
      >
        <Form form={form} action="Sign up">
          <TextField
            form={form}
            name="username"
            label="Username"
            hint="3 to 30 characters, without @. Shown next to your comments."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
          <NewPasswordField form={form} label="Password" onEdit={() => clearSoon('password')} />
          <PasswordField form={form} name="confirm" label="Confirm password" autoComplete="new-password" />
          <Honeypot />
          <CheckField
            form={form}
            name="terms"
            onEdit={(isTicked) => {
              if (isTicked) clearSoon('terms');
            }}
          >
            {/* In a new tab, because leaving the page would lose the input. */}I accept the{' '}
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
