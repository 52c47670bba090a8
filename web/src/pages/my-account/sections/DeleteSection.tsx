import { useState, type ComponentProps } from 'react';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import { Button } from '../../../ui/base/Button/Button';
import styles from './DeleteSection.module.css';
import { CheckField } from '../../../ui/forms/Form/CheckField';
import { PasswordDialog } from '../PasswordDialog';
import { AccountSection } from './AccountSection';

interface Props {
  onEnded: (why: SignedOutReason) => void;
  onDeleted: () => void;
}

/** Whether the text of the member's comments is deleted too; only if the member chooses so. */
const COMMENTS: ComponentProps<typeof PasswordDialog>['choice'] = {
  field: (form) => (
    <CheckField form={form} name="comments">
      Delete the text of my comments too
    </CheckField>
  ),
  toBody: ({ comments }) => (comments ? { delete_comments: true } : {}),
};

/** Deletes the account. Lists what is deleted and what is kept before anything happens. */
export function DeleteSection({ onEnded, onDeleted }: Props) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <AccountSection title="Delete account">
      <p>Permanently deletes your account and your data.</p>
      <div>
        <Button onClick={() => setDialogOpen(true)}>
          <span className={styles.danger}>Delete my account</span>
        </Button>
      </div>
      {isDialogOpen && (
        <PasswordDialog
          title="Delete my account?"
          action="Delete permanently"
          isDangerous
          path="/users/me/delete"
          choice={COMMENTS}
          onClose={() => setDialogOpen(false)}
          onEnded={onEnded}
          onDone={onDeleted}
        >
          <ul className={styles.list}>
            <li>
              <strong>Deleted immediately:</strong> your username, email address and password, your saved
              articles, your ratings and your messages to the editors.
            </li>
            <li>
              <strong>What stays:</strong> your comments, without your name. They say “Deleted member”. You
              can choose below that their text goes too.
            </li>
          </ul>
          <p>This cannot be undone.</p>
        </PasswordDialog>
      )}
    </AccountSection>
  );
}
