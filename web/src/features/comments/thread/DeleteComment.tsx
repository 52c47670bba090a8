import { useState } from 'react';
import { callAsMember, type Ended } from '../../../lib/api/call-as-member';
import { FAILED } from '../../../lib/api/failed';
import { hideAlert, showAlert } from '../../../ui/messages/Alert/show-alert';
import { Confirm } from '../../../ui/messages/Dialog/Confirm';
import type { Comment } from '../comment';
import styles from '../CommentAction.module.css';

const NOT_FOUND = 404;

interface Props {
  comment: Pick<Comment, 'comment_id'>;
  /** The page's id of its date, which tells buttons of the same name apart for who hears them. */
  dateId: string;
  onEnded: (why: Ended) => void;
  onDeleted: () => void;
}

/** Deletes a comment of the member's own once they have confirmed it. */
export function DeleteComment({ comment, dateId, onEnded, onDeleted }: Props) {
  const [step, setStep] = useState<'offered' | 'asked' | 'sent'>('offered');

  async function send() {
    setStep('sent');
    const answered = await callAsMember(() => ({
      method: 'DELETE',
      path: `/comments/${comment.comment_id}`,
    }));
    setStep('offered');
    // One that is not there any more was deleted before, on another device for example.
    const isGone = answered.is === 'refused' && answered.status === NOT_FOUND;
    if (answered.is === 'done' || isGone) onDeleted();
    else if (answered.is === 'signed out') onEnded(answered.because);
    else showAlert((answered.is === 'refused' && answered.sentence) || FAILED);
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
          sentence="Its text and your name go for good. Its place and the replies to it stay."
          action="Delete"
          onConfirm={() => void send()}
          onClose={() => setStep((before) => (before === 'asked' ? 'offered' : before))}
        />
      )}
    </>
  );
}
