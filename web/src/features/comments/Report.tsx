import { useState } from 'react';
import { callAsMember } from '../../lib/api/callAsMember';
import { FAILED } from '../../lib/failed';
import { LOG_IN_TO } from '../../lib/occasions';
import { storedToken } from '../../lib/session/storedSession';
import { useMember } from '../../lib/session/useMember';
import { hideAlert, showAlert } from '../../ui/Alert/showAlert';
import { Confirm } from '../../ui/Dialog/Confirm';
import { askToLogIn } from '../../ui/LoginDialog/askToLogIn';
import { nameOf, type Comment } from './comment';
import styles from './Report.module.css';

const ALREADY_THERE = 409;

/** A member tells the editors of a comment, once; nobody of their own. */
export function Report({ comment }: { comment: Comment }) {
  const member = useMember();
  const [step, setStep] = useState<'offered' | 'asked' | 'sent' | 'reported'>('offered');
  if (member && member.userId === comment.user_id) return null;

  function press() {
    if (step !== 'offered') return;
    hideAlert();
    if (storedToken() === null) askToLogIn(LOG_IN_TO.report, 'no session');
    else setStep('asked');
  }
  async function send() {
    setStep('sent');
    const answered = await callAsMember(() => ({
      method: 'POST',
      path: `/comments/${comment.comment_id}/report`,
    }));
    const isReported =
      answered.is === 'done' || (answered.is === 'refused' && answered.status === ALREADY_THERE);
    setStep(isReported ? 'reported' : 'offered');
    if (answered.is === 'signed out') askToLogIn(LOG_IN_TO.report, answered.because);
    else if (!isReported) showAlert((answered.is === 'refused' && answered.sentence) || FAILED);
  }

  const isDone = step === 'reported';
  return (
    <>
      <button
        type="button"
        className={styles.report}
        aria-label={`${isDone ? 'Reported' : 'Report'}: the comment by ${nameOf(comment)}`}
        aria-disabled={step === 'sent' || isDone}
        onClick={press}
      >
        {isDone ? 'Reported' : 'Report'}
      </button>
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
