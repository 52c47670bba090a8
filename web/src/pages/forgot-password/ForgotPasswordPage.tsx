import { useLocation, useNavigate } from 'react-router-dom';
import { LoginFlowLink } from '../../features/session/LoginFlowLink';
import { toReturnState } from '../../lib/routing/return-state';
import { useDelay } from '../../ui/hooks/use-delay';
import { Form } from '../../ui/forms/Form/Form';
import { TextField } from '../../ui/forms/Form/TextField';
import { useForm } from '../../ui/forms/Form/use-form';
import { FormPage } from '../../ui/forms/FormPage/FormPage';
import { requestCode } from './request-code';

/** Delay before the redirect to the next step. */
const NEXT_AFTER_MS = 2000;

/** The first step of a reset: requests a code by email. */
export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const delay = useDelay();
  const form = useForm(async (typed) => {
    const { outcome, isSent } = await requestCode(typed);
    if (isSent) {
      delay.start(() => void navigate('/enter-code', { state: toReturnState(location) }), NEXT_AFTER_MS);
    }
    return outcome;
  });
  return (
    <FormPage
      path="/forgot-password"
      title="Forgot password"
      description="Forgot your password? Enter the email address of your account, and we will send you a code to choose a new one."
      lead={
        <p>Enter the email address of your account, and we will send you a code to choose a new password.</p>
      }
      ways={<LoginFlowLink to="/login">Back to login</LoginFlowLink>}
    >
      <Form form={form} action="Send code">
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
      </Form>
    </FormPage>
  );
}
