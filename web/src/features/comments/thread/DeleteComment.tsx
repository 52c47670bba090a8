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
  const [step, setStep] = useState<'offered' | 'asked' | 'sent'>('offered');

  async function send() {
    setStep('sent');
    const answered = await callAsMember(() => ({
      method: 'DELETE',
      path: `/comments/${comment.comment_id}`,
    }));
    setStep('offered');
    // A missing comment was deleted earlier, for example on another device.
    const isGone = answered.is === 'refused' && answered.status === NOT_FOUND;
    if (answered.is === 'done' || isGone) onDeleted();
    else if (answered.is === 'signed out') onEnded(answered.because);
    else showAlert((answered.is === 'refused' && answered.sentence) || GENERIC_ERROR);
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
          if (step === 'offered') setStep('asked');
        }}
      >
        {step === 'sent' ? 'Deleting…' : 'Delete'}
      </button>
      {step === 'asked' && (
        <Confirm
          title="Delete this comment?"
          sentence="Its text and your name will be removed permanently. Its place and the replies to it stay."
          action="Delete"
          onConfirm={() => void send()}
          onClose={() => setStep((before) => (before === 'asked' ? 'offered' : before))}
        />
      )}
    </>
  );
}
