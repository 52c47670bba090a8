import { MembersOnly } from '../../features/session/MembersOnly';
import { PageHead } from '../../lib/PageHead';
import { AccountTabs } from '../../ui/AccountTabs/AccountTabs';
import { Container } from '../../ui/Container/Container';
import { AccountSections } from './AccountSections';
import styles from './MyAccountPage.module.css';

/** Document 1, "My Account". */
export function MyAccountPage() {
  return (
    <Container>
      <PageHead
        title="My Account"
        description="Your username and your e-mail address, your password, and your data: to take along, or to delete."
        path="/my-account"
        noindex
      />
      <div className={styles.page}>
        <h1>My Account</h1>
        <AccountTabs current="account" />
        <MembersOnly>
          <AccountSections />
        </MembersOnly>
      </div>
    </Container>
  );
}
