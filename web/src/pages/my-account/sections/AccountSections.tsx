import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../../features/session/log-out';
import { endSession, signOut, storedToken } from '../../../lib/session/stored-session';
import { useMember } from '../../../lib/session/use-member';
import { showNews } from '../../../ui/messages/Alert/show-alert';
import { EndedNotice } from '../../../ui/forms/MemberQuery/EndedNotice';
import { useMemberQuery } from '../../../ui/forms/MemberQuery/use-member-query';
import { Button } from '../../../ui/base/Button/Button';
import { Spinner } from '../../../ui/base/Spinner/Spinner';
import { requestAccount } from '../account';
import styles from './AccountSections.module.css';
import { DeleteSection } from './DeleteSection';
import { Details } from './Details';
import { ExportSection } from './ExportSection';
import { PasswordSection } from './PasswordSection';
import { AccountSection } from './AccountSection';
import { LogOutEverywhere } from './LogOutEverywhere';

/** The sections of the account page. When the session ends, in another tab too, a notice replaces them (C29). */
export function AccountSections() {
  const navigate = useNavigate();
  const memberId = useMember()?.userId;
  const { result, again, end: endedBy } = useMemberQuery(requestAccount);
  const [isLeaving, setLeaving] = useState(false);
  const isOver = result?.is === 'signed out';
  useEffect(() => {
    // Informs the header when the token disappeared without an event, for example through the browser's developer
    // tools.
    if (isOver && storedToken() === null) endSession();
  }, [isOver]);

  // Updates the page immediately, because the home page may load slowly. Only the spinner remains until then, so the
  // reader is scrolled to the top.
  async function leave(farewell: string, end = signOut) {
    setLeaving(true);
    end();
    window.scrollTo(0, 0);
    await navigate('/');
    showNews(farewell);
  }
  if (isLeaving) return <Spinner label="Signing out…" />;
  if (result?.is === 'signed out') return <EndedNotice because={result.because} />;
  // Keyed by member: the next member to log in must not see what the previous one typed or opened.
  return (
    <div key={memberId} className={styles.sections}>
      <AccountSection
        title="Account"
        action={<Button onClick={() => void leave('You are signed out.', logOut)}>Sign Out</Button>}
      >
        <Details result={result} retry={again} />
        <LogOutEverywhere
          onEnded={endedBy}
          onDone={() => void leave('You are signed out on all your devices.')}
        />
      </AccountSection>
      <PasswordSection email={result?.is === 'done' ? result.value.email : undefined} onEnded={endedBy} />
      <ExportSection onEnded={endedBy} />
      <DeleteSection
        onEnded={endedBy}
        onDeleted={() => void leave('Your account was deleted, and you are signed out.')}
      />
    </div>
  );
}
