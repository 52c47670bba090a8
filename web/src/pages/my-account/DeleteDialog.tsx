import type { Ended } from '../../lib/api/callAsMember';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { useForm } from '../../ui/form/useForm';
import styles from './DeleteDialog.module.css';
import { withPassword } from './withPassword';

interface Props {
  onClose: () => void;
  onEnded: (why: Ended) => void;
  onDeleted: () => void;
}

/** Says what goes and what stays before anything happens. */
export function DeleteDialog({ onClose, onEnded, onDeleted }: Props) {
  const form = useForm(async (typed) => {
    const answer = await withPassword('/users/me/delete', typed);
    if (answer.is === 'not done') return answer.outcome;
    if (answer.is === 'ended') onEnded(answer.because);
    else onDeleted();
    return undefined;
  });
  return (
    <Dialog title="Delete my account?" onClose={onClose}>
      <ul className={styles.list}>
        <li>
          <strong>Deleted at once and for good:</strong> your username, e-mail address and password, your
          saved articles, your ratings and your messages to the editors.
        </li>
        <li>
          <strong>What stays:</strong> your comments, without your name. They say “Deleted member”.
        </li>
      </ul>
      <p>This cannot be undone.</p>
      <Form form={form} action="Delete my account for good" isDangerous>
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
