import { fetchSaved } from '../../features/saved/fetchSaved';
import { SavedList } from '../../features/saved/SavedList';
import { MembersOnly } from '../../features/session/MembersOnly';
import { PageHead } from '../../lib/PageHead';
import { AccountTabs } from '../../ui/AccountTabs/AccountTabs';
import { Asked } from '../../ui/Asked/Asked';
import { Container } from '../../ui/Container/Container';
import styles from './SavedBlogsPage.module.css';

/** What a member has saved (document 1, section 2). */
export function SavedBlogsPage() {
  return (
    <Container>
      <PageHead title="Saved Blogs" noindex />
      <div className={styles.page}>
        <h1>Saved Blogs</h1>
        <AccountTabs current="saved" />
        <MembersOnly>
          <Asked ask={fetchSaved} waiting="Loading your saved blogs…">
            {(articles, end) => <SavedList articles={articles} onEnded={end} />}
          </Asked>
        </MembersOnly>
      </div>
    </Container>
  );
}
