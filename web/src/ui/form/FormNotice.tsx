import styles from './Form.module.css';
import type { FormState } from './useForm';

/** What is said about the form as a whole: at once where something went wrong, politely where it went well (C28). */
export function FormNotice({ form: { notice, attempt } }: { form: FormState }) {
  const sentence = notice && (
    <p key={attempt} className={styles.sentence} data-tone={notice.tone}>
      {notice.sentence} {notice.more}
    </p>
  );
  return (
    <>
      <div role="status" className={styles.notice}>
        {notice?.tone === 'good' && sentence}
      </div>
      {notice?.tone === 'bad' && (
        <div key={attempt} role="alert">
          {sentence}
        </div>
      )}
    </>
  );
}
