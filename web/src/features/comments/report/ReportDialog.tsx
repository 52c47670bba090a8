import { useEffect, useId, useRef, useState } from 'react';
import { REPORT_REASONS } from '../../../lib/shared/comments.gen';
import plain from '../../../ui/base/Button/Button.module.css';
import filled from '../../../ui/base/Button/FilledButton.module.css';
import buttons from '../../../ui/messages/Dialog/Confirm.module.css';
import { closeDialog } from '../../../ui/messages/Dialog/close-dialog';
import { Dialog } from '../../../ui/messages/Dialog/Dialog';
import styles from './ReportDialog.module.css';
import type { ReportReason } from './send-report';

const LABELS: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insulting or hateful',
  harmful: 'Harmful to health',
  other: 'Something else',
};

interface Props {
  /** @param reason undefined: none was chosen */
  onReport: (reason: ReportReason | undefined) => void;
  onClose: () => void;
}

/** Asks before a comment is reported, and why. The button has the focus: a reason is optional. */
export function ReportDialog({ onReport, onClose }: Props) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason>();
  const confirm = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, because opening focuses its first control.
  useEffect(() => confirm.current?.focus(), []);
  return (
    <Dialog title="Report this comment?" onClose={onClose}>
      <p id={`${id}what`}>The editors will look at it and decide whether it stays.</p>
      <fieldset className={styles.reasons}>
        <legend>Why? (optional)</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className={styles.reason}>
            <input
              type="radio"
              name={`${id}reason`}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            {LABELS[one]}
          </label>
        ))}
      </fieldset>
      <div className={buttons.buttons}>
        <button
          ref={confirm}
          type="button"
          className={filled.button}
          aria-describedby={`${id}what`}
          onClick={({ currentTarget }) => {
            closeDialog(currentTarget);
            onReport(reason);
          }}
        >
          Report
        </button>
        <button
          type="button"
          className={plain.button}
          onClick={({ currentTarget }) => closeDialog(currentTarget)}
        >
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
