import type { Ended } from '../../lib/api/callAsMember';
import { closeDialog } from '../../ui/Dialog/closeDialog';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { useForm } from '../../ui/form/useForm';
import { saveAsFile } from './saveAsFile';
import { withPassword } from './withPassword';

interface Props {
  onClose: () => void;
  onEnded: (why: Ended) => void;
  onSaved: () => void;
}

/** All that is held about a member, as a file. */
export function ExportDialog({ onClose, onEnded, onSaved }: Props) {
  const form = useForm(async (typed, element) => {
    const answer = await withPassword('/users/me/export', typed);
    if (answer.is === 'not done') return answer.outcome;
    if (answer.is === 'ended') onEnded(answer.because);
    else {
      saveAsFile('my-data.json', `${JSON.stringify(answer.body, null, 2)}\n`);
      closeDialog(element);
      onSaved();
    }
    return undefined;
  });
  return (
    <Dialog title="Download my data" onClose={onClose}>
      <p>
        A file in JSON with your account, your saved articles, ratings, comments and messages to the editors.
      </p>
      <Form form={form} action="Download">
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
