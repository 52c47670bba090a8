import { LoginFlowLink } from '../../../features/session/LoginFlowLink';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import { AccountName } from '../../../ui/forms/Form/password/AccountName';
import { Form } from '../../../ui/forms/Form/Form';
import { NewPasswordField } from '../../../ui/forms/Form/password/NewPasswordField';
import { PasswordField } from '../../../ui/forms/Form/password/PasswordField';
import { useFocusOnFirst } from '../../../ui/forms/Form/use-focus-on-first';
import { useForm } from '../../../ui/forms/Form/use-form';
import styles from './AccountSections.module.css';
import { updatePassword } from '../update-password';

interface Props {
  /** The member's email address, once it is known. */
  email: string | undefined;
  onUpdated: () => void;
  onEnded: (why: SignedOutReason) => void;
}

export function PasswordForm({ email, onUpdated, onEnded }: Props) {
  const form = useForm(async (typed) => {
    const result = await updatePassword(typed);
    if (result.is === 'updated') onUpdated();
    if (result.is === 'ended') onEnded(result.because);
    return result.is === 'not updated' ? result.outcome : undefined;
  });
  useFocusOnFirst(form);
  return (
    <>
      <Form form={form} action="Update Password">
        {email !== undefined && <AccountName email={email} />}
        <PasswordField form={form} name="current" label="Current password" autoComplete="current-password" />
        <NewPasswordField form={form} label="New password" />
        <PasswordField form={form} name="confirm" label="Confirm password" autoComplete="new-password" />
      </Form>
      <LoginFlowLink to="/forgot-password" className={styles.link}>
        Forgot Password
      </LoginFlowLink>
    </>
  );
}
