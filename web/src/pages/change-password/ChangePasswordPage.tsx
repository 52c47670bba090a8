import { useLocation, useNavigate } from 'react-router-dom';
import { LoginFlowLink } from '../../features/session/LoginFlowLink';
import { toReturnState } from '../../lib/routing/return-state';
import { showNews } from '../../ui/messages/Alert/show-alert';
import { useDelay } from '../../ui/hooks/use-delay';
import { AccountName } from '../../ui/forms/Form/password/AccountName';
import { CheckField } from '../../ui/forms/Form/CheckField';
import { Form } from '../../ui/forms/Form/Form';
import { NewPasswordField } from '../../ui/forms/Form/password/NewPasswordField';
import { PasswordField } from '../../ui/forms/Form/password/PasswordField';
import { useForm } from '../../ui/forms/Form/use-form';
import { FormPage } from '../../ui/forms/FormPage/FormPage';
import { TextLink } from '../../ui/base/TextLink/TextLink';
import { changePassword } from './change-password';
import { useResetAddress } from './use-reset-address';

/** Delay before the redirect to the login. */
const LOGIN_AFTER_MS = 1500;

/** The last step of a password reset: the new password. */
export function ChangePasswordPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const delay = useDelay();
  const email = useResetAddress();
  const form = useForm(async (typed) => {
    const { outcome, isChanged } = await changePassword(typed);
    if (isChanged) delay.start(() => void goToLogin(), LOGIN_AFTER_MS);
    return outcome;
  });
  async function goToLogin() {
    await navigate('/login', { state: toReturnState(location) });
    showNews('Your password is changed. Log in with the new one.');
  }
  return (
    <FormPage
      path="/change-password"
      title="Change password"
      description="Choose a new password for your account, once you have entered the code from our email. You will be logged out on all devices."
      lead={<p>Choose a new password. You will be logged out on all devices.</p>}
      ways={<LoginFlowLink to="/forgot-password">Send a new code</LoginFlowLink>}
    >
      <Form form={form} action="Change password">
        {email !== null && <AccountName email={email} />}
        <NewPasswordField form={form} label="New password" />
        <PasswordField form={form} name="confirm" label="Confirm password" autoComplete="new-password" />
        <CheckField form={form} name="privacy">
          {/* In a new tab, because leaving the page would lose the input. */}I agree to the{' '}
          <TextLink href="/privacy-policy" opensNewTab>
            Privacy Policy
          </TextLink>
          .
        </CheckField>
      </Form>
    </FormPage>
  );
}
