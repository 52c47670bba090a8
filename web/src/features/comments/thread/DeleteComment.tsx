import { useState } from 'react';
import { callAsMember, type SignedOutReason } from '../../../lib/api/call-as-member';
import { GENERIC_ERROR } from '../../../lib/api/generic-error';
import { hideAlert, showAlert } from '../../../ui/messages/Alert/show-alert';
import { Confirm } from '../../../ui/messages/Dialog/Confirm';
import type { Comment } from '../comment';
import styles from '../CommentAction.module.css';

const NOT_FOUND = 404;

interface Props {
  comment: Pick<Comment, 'comment_id'>;
  /** The id of the comment's date on the page, which distinguishes buttons of the same name for screen readers. */
  dateId: string;
  onEnded: (why: SignedOutReason) => void;
  onDeleted: () => void;
}

/** Deletes the member's own comment after confirmation. */
export function DeleteComment({ comment, dateId, onEnded, onDeleted }: Props) {
  const [step, setStep] = useState<'offered' | 'confirming' | 'sent'>('offered');

  async function send() {
    setStep('sent');
    const response = await callAsMember(() => ({
      method: 'DELETE',
      path: `/comments/${comment.comment_id}`,
    }));
    setStep('offered');
    // A missing comment was deleted earlier, for example on another device.
    const isGone = response.is === 'refused' && response.status === NOT_FOUND;
    if (response.is === 'done' || isGone) onDeleted();
    else if (response.is === 'signed out') onEnded(response.because);
    else showAlert((response.is === 'refused' && response.sentence) || GENERIC_ERROR);
  }
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-describedby={dateId}
        aria-disabled={step === 'sent'}
        onClick={() => {
          hideAlert();
          if (step === 'offered') setStep('confirming');
        }}
      >
        {step === 'sent' ? 'Deleting…' : 'Delete'}
      </button>
      {step === 'confirming' && (
        <Confirm
          title="Delete this comment?"
          sentence="Its text and your name will be removed permanently. Its place and the replies to it stay."
          action="Delete"
          onConfirm={() => void send()}
          onClose={() => setStep((before) => (before === 'confirming' ? 'offered' : before))}
        />
      )}
    </>
  );
}
