import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Form.module.css';
import type { FormState, Notice } from './useForm';

/** What is said about the form as a whole: at once where something went wrong, politely where it went well (C28). */
export function FormNotice({ form: { notice, attempt } }: { form: FormState }) {
  const sentence = notice && (
    <p key={attempt} className={styles.sentence} data-tone={notice.tone}>
      <Sentence {...notice} /> {notice.more}
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

function Sentence({ sentence, shown }: Notice) {
  if (shown === undefined) return sentence;
  return (
    <>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <span aria-hidden>{shown}</span>
    </>
  );
}
