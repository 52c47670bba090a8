import { useRef, useState } from 'react';
import { getDraft } from '../../../lib/session/draft';
import { LOGIN_PROMPTS } from '../../../lib/session/login-prompts';
import { storedMember } from '../../../lib/session/stored-member';
import { storedToken } from '../../../lib/session/stored-session';
import { promptLogin } from '../../../ui/messages/LoginDialog/prompt-login';
import { Button } from '../../../ui/base/Button/Button';
import { CommentForm } from '../writing/CommentForm';
import { toDateId, type Comment } from '../comment';
import { draftField } from '../writing/draft-field';
import styles from './Reply.module.css';

interface Props {
  articleId: string;
  to: Comment;
  onPosting: () => void;
  onPosted: (isHeld: boolean) => void;
}

/** Toggles the reply form of a comment. Opens by default if there is a draft. */
export function Reply({ articleId, to, onPosting, onPosted }: Props) {
  const place = { articleId, parentId: to.comment_id };
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'no' | 'yes' | 'by a draft'>(() =>
    getDraft(storedMember()?.userId ?? null, draftField(place)) ? 'by a draft' : 'no',
  );

  function close() {
    setOpen('no');
    opener.current?.focus();
  }
  function press() {
    if (open !== 'no') close();
    else if (storedToken() === null) promptLogin(LOGIN_PROMPTS.comment, 'no session', 'comments');
    else setOpen('yes');
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={`Reply to ${to.username}`}
        aria-describedby={toDateId(to)}
        aria-expanded={open !== 'no'}
        onClick={press}
      >
        Reply
      </button>
      {open !== 'no' && (
        <div className={styles.box}>
          <CommentForm
            {...place}
            label={`Your reply to ${to.username}`}
            action="Post reply"
            takesFocus={open === 'yes'}
            onPosting={onPosting}
            onPosted={(isHeld) => {
              close();
              onPosted(isHeld);
            }}
          >
            <Button onClick={close}>Cancel</Button>
          </CommentForm>
        </div>
      )}
    </>
  );
}
