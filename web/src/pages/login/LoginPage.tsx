import { ExpiryNotice } from '../../features/session/ExpiryNotice';
import { GuestsOnly } from '../../features/session/GuestsOnly';
import { LoginFlowLink } from '../../features/session/LoginFlowLink';
import { Form } from '../../ui/forms/Form/Form';
import { PasswordField } from '../../ui/forms/Form/password/PasswordField';
import { TextField } from '../../ui/forms/Form/TextField';
import { useForm } from '../../ui/forms/Form/use-form';
import { FormPage } from '../../ui/forms/FormPage/FormPage';
import { submitLogin } from './submit-login';

/** One field for the email address or the username, and one for the password. */
export function LoginPage() {
  const form = useForm(submitLogin);
  return (
    <GuestsOnly>
      <FormPage
        path="/login"
        title="Log in"
        description="Log in to save articles, rate them, join the comments and manage your account. Reading needs no account."
        ways={
          <>
            <LoginFlowLink to="/forgot-password">Forgot password?</LoginFlowLink>
            <LoginFlowLink to="/signup">No account yet? Sign up</LoginFlowLink>
          </>
        }
      >
        <ExpiryNotice />
        <Form form={form} action="Log in">
          <TextField
            form={form}
            name="identifier"
            label="Email or username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
        </Form>
      </FormPage>
    </GuestsOnly>
  );
}
