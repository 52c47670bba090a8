import type { ReactNode } from 'react';
import { SubmitButton } from '../../base/Button/SubmitButton';
import styles from './Form.module.css';
import { FormNotice } from './FormNotice';
import type { FormState } from './use-form';

interface Props {
  form: FormState;
  /** What its button says. */
  action: string;
  /** Whether it cannot be undone. */
  isDangerous?: boolean;
  /** Beside that button, such as a way out. */
  beside?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Fields, what came of sending them, and the button that does. Where it cannot be sent, that is said before them. */
export function Form({ form, action, isDangerous = false, beside, children }: Props) {
  const { formRef, submit, isSending, isBusy } = form;
  // Of the method `dialog` a form outside of one goes nowhere: before its script is here, too, nothing is sent.
  return (
    <form
      ref={formRef}
      method="dialog"
      noValidate
      className={styles.form}
      aria-busy={isSending}
      onSubmit={submit}
    >
      <p className={styles.noScript}>
        This needs JavaScript, which is switched off in this browser or did not come: load the page again.
      </p>
      {children}
      <div className={styles.send}>
        <FormNotice form={form} />
        <div className={styles.buttons}>
          <SubmitButton isBusy={isBusy} isDangerous={isDangerous}>
            {action}
          </SubmitButton>
          {beside}
        </div>
      </div>
    </form>
  );
}
