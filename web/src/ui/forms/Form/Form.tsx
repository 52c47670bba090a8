import type { ReactNode } from 'react';
import { SubmitButton } from '../../base/Button/SubmitButton';
import styles from './Form.module.css';
import { FormNotice } from './FormNotice';
import type { FormState } from './use-form';

interface Props {
  form: FormState;
  /** The label of its button. */
  action: string;
  /** Whether sending cannot be undone. */
  isDangerous?: boolean;
  /** Next to that button, such as a cancel button. */
  beside?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields, the outcome of sending, and the submit button. Without JavaScript it cannot be sent, and says so above the
 * fields.
 */
export function Form({ form, action, isDangerous = false, beside, children }: Props) {
  const { formRef, submit, isSending, isBusy } = form;
  // With `method="dialog"` outside a dialog, nothing is sent before the script has loaded.
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
        This needs JavaScript, which is switched off in this browser or failed to load. Please reload the
        page.
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
