import { MembersOnly } from '../../features/session/MembersOnly';
import { AccountPage } from '../../ui/forms/AccountPage/AccountPage';
import { AccountSections } from './sections/AccountSections';

/** A member's data, password and account. */
export function MyAccountPage() {
  return (
    <AccountPage
      path="/my-account"
      title="My Account"
      description="Your username and email address, your password, and your data: to download, or to delete."
    >
      <MembersOnly>
        <AccountSections />
      </MembersOnly>
    </AccountPage>
  );
}
