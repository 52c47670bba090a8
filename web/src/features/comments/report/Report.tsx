import { useState } from 'react';
import { LOGIN_PROMPTS } from '../../../lib/session/login-prompts';
import type { Writer } from '../../../lib/session/draft';
import { storedToken } from '../../../lib/session/stored-session';
import { useWriter } from '../../../lib/session/use-writer';
import { hideAlert, showAlert } from '../../../ui/messages/Alert/show-alert';
import { promptLogin } from '../../../ui/messages/LoginDialog/prompt-login';
import { toDateId, type Comment } from '../comment';
import action from '../CommentAction.module.css';
import styles from './Report.module.css';
import { ReportDialog } from './ReportDialog';
import { sendReport, type ReportReason } from './send-report';

interface Reporting {
  /** Who has reported it: the next member to sign in has not. */
  writer: Writer;
  step: 'offered' | 'confirming' | 'sent' | 'reported';
  message?: string;
}

/** Lets a member report someone else's comment to the editors, once. */
export function Report({ comment }: { comment: Comment }) {
  const writer = useWriter();
  const [{ step, message, ...reporting }, setReporting] = useState<Reporting>({ writer, step: 'offered' });
  if (reporting.writer !== writer) setReporting({ writer, step: 'offered' });

  const goTo = (next: Omit<Reporting, 'writer'>) =>
    setReporting((before) => (before.writer === writer ? { writer, ...next } : before));

  function press() {
    if (step !== 'offered') return;
    hideAlert();
    if (storedToken() === null) promptLogin(LOGIN_PROMPTS.report, 'no session', 'comments');
    else goTo({ step: 'confirming' });
  }
  async function send(reason: ReportReason | undefined) {
    goTo({ step: 'sent' });
    const result = await sendReport(comment.comment_id, reason);
    if (result.is === 'reported') return goTo({ step: 'reported', message: result.sentence });
    goTo({ step: 'offered' });
    if (result.is === 'signed out') promptLogin(LOGIN_PROMPTS.report, result.because, 'comments');
    else showAlert(result.sentence);
  }

  const isDone = step === 'reported';
  const isSent = step === 'sent' || isDone;
  return (
    <>
      <button
        type="button"
        className={action.action}
        aria-label={`${isDone ? 'Reported' : 'Report'}: the comment by ${comment.username}`}
        aria-describedby={toDateId(comment)}
        aria-disabled={isSent}
        onClick={press}
      >
        {isDone ? 'Reported' : 'Report'}
      </button>
      {/* There before it speaks: else it might not be heard. */}
      {isSent && (
        <p role="status" className={styles.status}>
          {message}
        </p>
      )}
      {step === 'confirming' && (
        <ReportDialog
          onReport={(reason) => void send(reason)}
          onClose={() =>
            setReporting((before) => (before.step === 'confirming' ? { writer, step: 'offered' } : before))
          }
        />
      )}
    </>
  );
}
