import { useLocation, useNavigate } from 'react-router-dom';
import { WayInLink } from '../../features/session/WayInLink';
import { PASSWORD_HINT } from '../../lib/session/passwordRules';
import { wayBackFrom } from '../../lib/session/wayBack';
import { useDelay } from '../../ui/delay/useDelay';
import { AccountName } from '../../ui/form/AccountName';
import { CheckField } from '../../ui/form/CheckField';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { useForm } from '../../ui/form/useForm';
import { FormPage } from '../../ui/FormPage/FormPage';
import { TextLink } from '../../ui/TextLink/TextLink';
import { changePassword } from './changePassword';
import { useResetAddress } from './useResetAddress';

/** Document 1, section 4: until the login follows by itself. */
const LOGIN_AFTER_MS = 1500;

/** The last step of a reset: a new password. */
export function ChangePasswordPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const delay = useDelay();
  const email = useResetAddress();
  const form = useForm(async (typed) => {
    const { outcome, isChanged } = await changePassword(typed);
    if (isChanged)
      delay.start(() => void navigate('/login', { state: wayBackFrom(location) }), LOGIN_AFTER_MS);
    return outcome;
  });
  return (
    <FormPage
      path="/change-password"
      title="Change Password"
      description="Choose a new password for your account, after the code from our mail was right. Every device has to log in anew then."
      lead={<p>Choose a new password. Every device that is logged in has to do so anew.</p>}
      ways={<WayInLink to="/forgot-password">Send a new code</WayInLink>}
    >
      <Form form={form} action="Change Password">
        {email !== null && <AccountName email={email} />}
        <PasswordField
          form={form}
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <PasswordField form={form} name="confirm" label="Confirm password" autoComplete="new-password" />
        <CheckField form={form} name="privacy">
          {/* Beside the form, which would lose what was typed. */}I agree to the{' '}
          <TextLink href="/privacy-policy" opensNewTab>
            Privacy Policy
          </TextLink>
          .
        </CheckField>
      </Form>
    </FormPage>
  );
}
