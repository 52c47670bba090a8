import { X } from 'lucide';
import { useRef, useState } from 'react';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import { Icon } from '../../../ui/base/Icon/Icon';
import { IconButton } from '../../../ui/base/IconButton/IconButton';
import { Notice } from '../../../ui/messages/Notice/Notice';
import styles from './AccountSections.module.css';
import { PasswordForm } from './PasswordForm';
import { AccountSection } from './AccountSection';
import { ToggleButton } from './ToggleButton';

interface Props {
  /** The member's email address, once it is known. */
  email: string | undefined;
  onEnded: (why: SignedOutReason) => void;
}

/** Update opens the form. Cancel and a successful change close and clear it. */
export function PasswordSection({ email, onEnded }: Props) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUpdated, setUpdated] = useState(false);
  function close(updated: boolean) {
    setOpen(false);
    setUpdated(updated);
    // The element that had the focus is removed.
    toggle.current?.focus();
  }
  return (
    <AccountSection
      title="Password"
      action={
        <ToggleButton
          ref={toggle}
          isOpen={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setUpdated(false);
          }}
        />
      }
    >
      <div role="status" className={styles.status}>
        {isUpdated && (
          <div className={styles.banner}>
            <Notice tone="good">Password updated successfully.</Notice>
            <IconButton label="Dismiss" onClick={() => close(false)}>
              <Icon of={X} size={20} />
            </IconButton>
          </div>
        )}
      </div>
      {isOpen && <PasswordForm email={email} onUpdated={() => close(true)} onEnded={onEnded} />}
    </AccountSection>
  );
}
