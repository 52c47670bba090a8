import { Notice } from '../../messages/Notice/Notice';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden';
import { errorId } from './Field';
import styles from './Form.module.css';
import type { FormState, Notice as NoticeContent } from './use-form';

/** The message about the form as a whole: announced assertively on failure, politely on success (C28). */
export function FormNotice({ form }: { form: FormState }) {
  const { notice, problem, attempt } = form;
  return (
    <>
      <div role="status" className={styles.notice} data-last={notice?.isLast}>
        {notice?.tone === 'good' && (
          <Notice key={attempt} tone="good">
            <Sentence {...notice} />
          </Notice>
        )}
      </div>
      {notice?.tone === 'bad' && (
        <div key={attempt} role="alert">
          <Notice tone="bad">
            <Sentence {...notice} />
          </Notice>
        </div>
      )}
      {problem?.isOfForm && (
        <div key={attempt} id={errorId(form, problem.at[0])} role="alert">
          <Notice tone="bad">{problem.sentence}</Notice>
        </div>
      )}
    </>
  );
}

function Sentence({ sentence, shown, more }: NoticeContent) {
  return (
    <p>
      {shown === undefined ? (
        sentence
      ) : (
        <>
          <VisuallyHidden>{sentence}</VisuallyHidden>
          <span aria-hidden>{shown}</span>
        </>
      )}{' '}
      {more}
    </p>
  );
}
