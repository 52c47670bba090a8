import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { SubmitButton } from '../../../ui/base/Button/SubmitButton';
import styles from './CommentForm.module.css';
import { remainingCharactersText } from './comment-text';
import { CommentProblem } from './CommentProblem';
import { GuestsNote } from './GuestsNote';
import type { Place } from './publish';
import { useCommentDraft, type Posting } from './use-comment-draft';

interface Props extends Place, Posting {
  label: string;
  /** The label of the submit button. */
  action: string;
  /** A button of the reader's has opened it, so it takes the focus. */
  takesFocus?: boolean;
  /** Cancels it. */
  children?: ReactNode;
}

/** The form for a comment or a reply. */
export function CommentForm({
  articleId,
  parentId,
  label,
  action,
  takesFocus = false,
  children,
  ...posting
}: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, outcome, isSending, post } = useCommentDraft({ articleId, parentId }, posting);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (outcome.is === 'text refused') field.current?.focus();
  }, [outcome]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void post();
  }

  // With `method="dialog"` outside a dialog, the form does nothing by itself.
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <label htmlFor={`${id}text`} className={styles.label}>
        {label}
      </label>
      <GuestsNote />
      <textarea
        ref={field}
        id={`${id}text`}
        className={styles.field}
        dir="auto"
        rows={3}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        aria-invalid={outcome.is === 'text refused'}
        aria-describedby={`${id}problem ${id}room`}
      />
      <div className={styles.notes}>
        <div id={`${id}problem`}>
          <CommentProblem outcome={outcome} />
        </div>
        <p id={`${id}room`} className={styles.room}>
          {remainingCharactersText(text)}
        </p>
      </div>
      <div className={styles.buttons}>
        <SubmitButton isBusy={isSending}>{action}</SubmitButton>
        {children}
      </div>
    </form>
  );
}
