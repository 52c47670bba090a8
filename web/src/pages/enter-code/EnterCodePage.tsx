import { useLocation, useNavigate } from 'react-router-dom';
import { WayInLink } from '../../features/session/WayInLink';
import { wayBackFrom } from '../../lib/session/wayBack';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';
import { useForm, type Notice } from '../../ui/form/useForm';
import { FormPage } from '../../ui/FormPage/FormPage';
import { CODE_FIELD } from './codeField';
import styles from './EnterCodePage.module.css';
import { useCountdown } from './useCountdown';
import { verifyCode } from './verifyCode';

/** After a code that was wrong (document 1, section 4). */
const WAIT_SECONDS = 10;

/** The second step of a reset: the code from the mail. During the wait the button stays usable, and says how long (C29). */
export function EnterCodePage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { seconds, start } = useCountdown();
  const form = useForm(async (typed) => {
    if (seconds > 0) {
      return { sentence: pleaseWait(seconds), tone: 'bad', forMs: seconds * 1000 };
    }
    const { outcome, is } = await verifyCode(typed);
    if (is === 'right') await navigate('/change-password', { state: wayBackFrom(location) });
    if (is === 'wrong') start(WAIT_SECONDS);
    return outcome;
  });
  return (
    <FormPage
      path="/enter-code"
      title="Enter Code"
      description="Enter the six digits from our mail. They are good for ten minutes; then you choose a new password."
      lead={<p>We have sent you a mail with a code. It is good for ten minutes.</p>}
      ways={<WayInLink to="/forgot-password">Send a new code</WayInLink>}
    >
      <Form form={{ ...form, notice: withSecondsLeft(form.notice, seconds) }} action="Verify">
        <TextField
          form={form}
          name="otp"
          label="Code"
          hint="Enter the 6-digit code."
          {...CODE_FIELD}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        {seconds > 0 && (
          <p className={styles.wait} role="timer">
            You can try again in {seconds} {seconds === 1 ? 'second' : 'seconds'}.
          </p>
        )}
      </Form>
    </FormPage>
  );
}

/** Document 1, section 4. */
const pleaseWait = (seconds: number) => `Please wait ${seconds} seconds before retrying again.`;

/** The one that asks to wait, which alone has its time, goes on with the timer, and goes with it. */
function withSecondsLeft(notice: Notice | undefined, seconds: number): Notice | undefined {
  if (notice?.forMs === undefined) return notice;
  return seconds > 0 ? { ...notice, shown: pleaseWait(seconds) } : undefined;
}
