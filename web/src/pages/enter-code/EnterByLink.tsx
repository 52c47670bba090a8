import { useLocation, useNavigate } from 'react-router-dom';
import { LoginFlowLink } from '../../features/session/LoginFlowLink';
import { toReturnState } from '../../lib/routing/return-state';
import { Form } from '../../ui/forms/Form/Form';
import { useForm } from '../../ui/forms/Form/use-form';
import { FormPage } from '../../ui/forms/FormPage/FormPage';
import { verifyLink } from './verify-code';

/**
 * The second step of a reset through the link in the email. The reader must press a button, because mail scanners
 * follow links.
 */
export function EnterByLink({ token }: { token: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const form = useForm(async () => {
    const outcome = await verifyLink(token);
    // Replaces the history entry: the link can be used only once.
    if (!outcome) await navigate('/change-password', { state: toReturnState(location), replace: true });
    return outcome;
  });
  return (
    <FormPage
      path="/enter-code"
      title="Choose a new password"
      description="Go on from the link in our email to choose a new password."
      lead={<p>You have followed the link in our email. Go on to choose a new password.</p>}
      ways={<LoginFlowLink to="/forgot-password">Send a new link</LoginFlowLink>}
    >
      <Form form={form} action="Continue">
        {null}
      </Form>
    </FormPage>
  );
}
