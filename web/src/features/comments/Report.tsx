import { useState } from 'react';
import { LOG_IN_TO } from '../../lib/occasions';
import { storedToken } from '../../lib/session/storedSession';
import { hideAlert, showAlert } from '../../ui/Alert/showAlert';
import { Confirm } from '../../ui/Dialog/Confirm';
import { askToLogIn } from '../../ui/LoginDialog/askToLogIn';
import { dateIdOf, type Comment } from './comment';
import action from './CommentAction.module.css';
import styles from './Report.module.css';
import { sendReport } from './sendReport';

/** A member tells the editors of somebody else's comment, once. */
export function Report({ comment }: { comment: Comment }) {
  const [step, setStep] = useState<'offered' | 'asked' | 'sent' | 'reported'>('offered');
  const [said, setSaid] = useState<string>();

  function press() {
    if (step !== 'offered') return;
    hideAlert();
    if (storedToken() === null) askToLogIn(LOG_IN_TO.report, 'no session', 'comments');
    else setStep('asked');
  }
  async function send() {
    setStep('sent');
    const answered = await sendReport(comment.comment_id);
    setStep(answered.is === 'reported' ? 'reported' : 'offered');
    if (answered.is === 'reported') setSaid(answered.sentence);
    else if (answered.is === 'signed out') askToLogIn(LOG_IN_TO.report, answered.because, 'comments');
    else showAlert(answered.sentence);
  }

  const isDone = step === 'reported';
  const isSent = step === 'sent' || isDone;
  return (
    <>
      <button
        type="button"
        className={action.action}
        aria-label={`${isDone ? 'Reported' : 'Report'}: the comment by ${comment.username}`}
        aria-describedby={dateIdOf(comment)}
        aria-disabled={isSent}
        onClick={press}
      >
        {isDone ? 'Reported' : 'Report'}
      </button>
      {/* There before it speaks: else it might not be heard. */}
      {isSent && (
        <p role="status" className={styles.said}>
          {said}
        </p>
      )}
      {step === 'asked' && (
        <Confirm
          title="Report this comment?"
          sentence="The editors will look at it and decide whether it stays."
          action="Report"
          onConfirm={() => void send()}
          onClose={() => setStep((before) => (before === 'asked' ? 'offered' : before))}
        />
      )}
    </>
  );
}
