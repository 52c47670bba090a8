import type { ReactNode } from 'react';
import type { SignedOutReason } from '../../lib/api/call-as-member';
import { Button } from '../../ui/base/Button/Button';
import { closeDialog } from '../../ui/messages/Dialog/close-dialog';
import { Dialog } from '../../ui/messages/Dialog/Dialog';
import { Form } from '../../ui/forms/Form/Form';
import { PasswordField } from '../../ui/forms/Form/password/PasswordField';
import { useFocusOnFirst } from '../../ui/forms/Form/use-focus-on-first';
import type { FormValues } from '../../lib/hydration/read-form';
import { useForm, type FormState } from '../../ui/forms/Form/use-form';
import { postWithPassword } from './with-password';

interface Props {
  title: string;
  /** The label of its button. */
  action: string;
  isDangerous?: boolean;
  /** The path of the request, one of those in C38. */
  path: string;
  onClose: () => void;
  onEnded: (why: SignedOutReason) => void;
  /** @param body the server's response */
  onDone: (body: unknown) => void;
  /** An optional choice below the password, and the request fields it adds. */
  choice?: { field: (form: FormState) => ReactNode; toBody: (typed: FormValues) => object };
  /** What the member should know first. */
  children: ReactNode;
}

/** Asks a member for the password again, and sends the request that needs it. */
export function PasswordDialog({ title, path, onClose, onEnded, onDone, choice, children, ...rest }: Props) {
  const form = useForm(async (typed, element) => {
    const result = await postWithPassword(path, typed, choice?.toBody(typed));
    if (result.is === 'not done') return result.outcome;
    closeDialog(element);
    if (result.is === 'ended') onEnded(result.because);
    else onDone(result.body);
    return undefined;
  });
  useFocusOnFirst(form);
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Form
        form={form}
        {...rest}
        beside={
          <Button onClick={() => form.formRef.current && closeDialog(form.formRef.current)}>Cancel</Button>
        }
      >
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
        {choice?.field(form)}
      </Form>
    </Dialog>
  );
}
