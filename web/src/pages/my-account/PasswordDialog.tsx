import type { ReactNode } from 'react';
import type { Ended } from '../../lib/api/callAsMember';
import { Button } from '../../ui/Button/Button';
import { closeDialog } from '../../ui/Dialog/closeDialog';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { useFocusOnFirst } from '../../ui/form/useFocusOnFirst';
import type { Typed } from '../../ui/form/readForm';
import { useForm, type FormState } from '../../ui/form/useForm';
import { withPassword } from './withPassword';

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
  choice?: { field: (form: FormState) => ReactNode; bodyOf: (typed: Typed) => object };
  /** What the member should know before. */
  children: ReactNode;
}

/** Asks a member for the password once more, and does what takes it. */
export function PasswordDialog({ title, path, onClose, onEnded, onDone, choice, children, ...rest }: Props) {
  const form = useForm(async (typed, element) => {
    const answer = await withPassword(path, typed, choice?.bodyOf(typed));
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
