import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EmailAddress } from '../../features/session/EmailAddress';
import { LoginFlowLink } from '../../features/session/LoginFlowLink';
import { useStoredEmail } from '../../lib/session/stored-reset';
import { toReturnState } from '../../lib/routing/return-state';
import { Field } from '../../ui/forms/Form/Field';
import { Form } from '../../ui/forms/Form/Form';
import type { Problem } from '../../ui/forms/Form/problem';
import { useForm, type Notice } from '../../ui/forms/Form/use-form';
import { FormPage } from '../../ui/forms/FormPage/FormPage';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { getCodeFieldProps } from './code-field';
import { EnterByLink } from './EnterByLink';
import styles from './EnterCodePage.module.css';
import { useCountdown } from './use-countdown';
import { verifyCode } from './verify-code';

/** After a wrong code. */
const WAIT_SECONDS = 10;

/** The token is in the hash, so that it is not sent to any server or other site. */
const LINK = /^#token=([a-zA-Z]+)$/;

/** The second step of a reset, through the link in the email or with its code. */
export function EnterCodePage() {
  const { hash } = useLocation();
  // The page's HTML is the same for everyone, and the server does not see the hash.
  const [, token] = (useHydrated() && LINK.exec(hash)) || [];
  return token === undefined ? <EnterByCode /> : <EnterByLink key={token} token={token} />;
}

/**
 * The second step of a reset with the code from the email. During the wait the button stays enabled and reports the
 * remaining time (C29).
 */
function EnterByCode() {
  const navigate = useNavigate();
  const location = useLocation();
  const email = useStoredEmail();
  const { seconds, start } = useCountdown();
  // A wrong code stays marked until it is edited, whatever other notice is shown.
  const [refused, setRefused] = useState<Problem>();
  const form = useForm(async (typed) => {
    if (seconds > 0) {
      return { sentence: pleaseWait(seconds), tone: 'bad', forMs: seconds * 1000 };
    }
    setRefused(undefined);
    const { outcome, is } = await verifyCode(typed);
    if (is === 'right') await navigate('/change-password', { state: toReturnState(location) });
    if (is === 'wrong') {
      start(WAIT_SECONDS);
      setRefused(outcome);
    }
    return outcome;
  });
  const shown = {
    ...form,
    problem: form.problem ?? refused,
    notice: withSecondsLeft(form.notice, seconds),
  };
  function forgetWrong() {
    setRefused(undefined);
    form.forget('otp');
  }
  return (
    <FormPage
      path="/enter-code"
      title="Enter code"
      description="Enter the six digits from our email. The code is valid for ten minutes; then you choose a new password."
      lead={
        <p>
          We have emailed a code to {email === null ? 'your address' : <EmailAddress of={email} />}. It is
          valid for ten minutes.
        </p>
      }
      ways={<LoginFlowLink to="/forgot-password">Send a new code</LoginFlowLink>}
    >
      <Form form={shown} action="Verify">
        <Field form={shown} name="otp" label="Code" hint="Enter the 6-digit code.">
          {(control) => (
            <input
              type="text"
              {...getCodeFieldProps(forgetWrong)}
              inputMode="numeric"
              autoComplete="one-time-code"
              {...control}
              className={`${control.className} ${styles.code}`}
            />
          )}
        </Field>
        {seconds > 0 && !shown.notice && (
          <p className={styles.wait} role="timer">
            You can try again in {seconds} {seconds === 1 ? 'second' : 'seconds'}.
          </p>
        )}
      </Form>
    </FormPage>
  );
}

/** Shown when another code is sent during the wait. */
const pleaseWait = (seconds: number) => `Please wait ${seconds} seconds before retrying again.`;

/** Only the notice about the wait has a duration. It counts down with the timer and disappears with it. */
function withSecondsLeft(notice: Notice | undefined, seconds: number): Notice | undefined {
  if (notice?.forMs === undefined) return notice;
  return seconds > 0 ? { ...notice, shown: pleaseWait(seconds) } : undefined;
}
