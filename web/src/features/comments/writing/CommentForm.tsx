import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { SubmitButton } from '../../../ui/base/Button/SubmitButton';
import styles from './CommentForm.module.css';
import { roomLine } from './comment-text';
import { CommentProblem } from './CommentProblem';
import { GuestsNote } from './GuestsNote';
import type { Place } from './publish';
import { useWriting, type Posting } from './use-writing';

interface Props extends Place, Posting {
  label: string;
  /** What the button says that posts it. */
  action: string;
  /** It has come by a button of the reader's, and they go on in it. */
  takesFocus?: boolean;
  /** A way out of it. */
  children?: ReactNode;
}

/** Where a comment or a reply is written. */
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
  const { text, write, outcome, isSending, post } = useWriting({ articleId, parentId }, posting);
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

  // Of the method `dialog` a form outside of one goes nowhere by itself.
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
          {roomLine(text)}
        </p>
      </div>
      <div className={styles.buttons}>
        <SubmitButton isBusy={isSending}>{action}</SubmitButton>
        {children}
      </div>
    </form>
  );
}
