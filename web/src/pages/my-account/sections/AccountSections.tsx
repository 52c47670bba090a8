import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../../features/session/log-out';
import { endSession, signOut, storedToken } from '../../../lib/session/stored-session';
import { useMember } from '../../../lib/session/use-member';
import { showNews } from '../../../ui/messages/Alert/show-alert';
import { EndedNotice } from '../../../ui/forms/MemberQuery/EndedNotice';
import { useMemberQuery } from '../../../ui/forms/MemberQuery/use-member-query';
import { Button } from '../../../ui/base/Button/Button';
import { Spinner } from '../../../ui/messages/Spinner/Spinner';
import { requestAccount } from '../account';
import styles from './AccountSections.module.css';
import { DeleteSection } from './DeleteSection';
import { Details } from './Details';
import { ExportSection } from './ExportSection';
import { PasswordSection } from './PasswordSection';
import { AccountSection } from './AccountSection';
import { LogOutEverywhere } from './LogOutEverywhere';

/** All that a member can see and do here. When the session ends, in another tab too, one sentence takes its place (C29). */
export function AccountSections() {
  const navigate = useNavigate();
  const memberId = useMember()?.userId;
  const { told, again, end: endedBy } = useMemberQuery(requestAccount);
  const [isLeaving, setLeaving] = useState(false);
  const isOver = told?.is === 'signed out';
  useEffect(() => {
    // Of a token that went without a word, such as by the browser's own tools, the header hears now.
    if (isOver && storedToken() === null) endSession();
  }, [isOver]);

  // At once, for home may take long to come. Until it does nothing but that is here: its reader is shown the page's top.
  async function leave(farewell: string, end = signOut) {
    setLeaving(true);
    end();
    window.scrollTo(0, 0);
    await navigate('/');
    showNews(farewell);
  }
  if (isLeaving) return <Spinner label="Signing out…" />;
  if (told?.is === 'signed out') return <EndedNotice because={told.because} />;
  // By the member: of what one typed, or opened, the next to sign in finds nothing.
  return (
    <div key={memberId} className={styles.sections}>
      <AccountSection
        title="Account"
        action={<Button onClick={() => void leave('You are signed out.', logOut)}>Sign Out</Button>}
      >
        <Details told={told} askAgain={again} />
        <LogOutEverywhere
          onEnded={endedBy}
          onDone={() => void leave('You are signed out on all your devices.')}
        />
      </AccountSection>
      <PasswordSection email={told?.is === 'done' ? told.value.email : undefined} onEnded={endedBy} />
      <ExportSection onEnded={endedBy} />
      <DeleteSection
        onEnded={endedBy}
        onDeleted={() => void leave('Your account was deleted, and you are signed out.')}
      />
    </div>
  );
}
