import type { ReactNode } from 'react';
import type { Ended } from '../../lib/api/call-as-member';
import { Button } from '../../ui/base/Button/Button';
import { closeDialog } from '../../ui/messages/Dialog/close-dialog';
import { Dialog } from '../../ui/messages/Dialog/Dialog';
import { Form } from '../../ui/forms/Form/Form';
import { PasswordField } from '../../ui/forms/Form/PasswordField';
import { useFocusOnFirst } from '../../ui/forms/Form/use-focus-on-first';
import type { Typed } from '../../ui/forms/Form/read-form';
import { useForm, type FormState } from '../../ui/forms/Form/use-form';
import { withPassword } from './with-password';

interface Props {
  title: string;
  /** What its button says. */
  action: string;
  isDangerous?: boolean;
  /** Of the call that it makes: one of C38's. */
  path: string;
  onClose: () => void;
  onEnded: (why: Ended) => void;
  /** @param body what the server answered */
  onDone: (body: unknown) => void;
  /** A choice that the member has, below the password; and what is sent for it. */
  choice?: { field: (form: FormState) => ReactNode; toBody: (typed: Typed) => object };
  /** What the member should know before. */
  children: ReactNode;
}

/** Asks a member for the password once more, and does what takes it. */
export function PasswordDialog({ title, path, onClose, onEnded, onDone, choice, children, ...rest }: Props) {
  const form = useForm(async (typed, element) => {
    const answer = await withPassword(path, typed, choice?.toBody(typed));
    if (answer.is === 'not done') return answer.outcome;
    closeDialog(element);
    if (answer.is === 'ended') onEnded(answer.because);
    else onDone(answer.body);
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
