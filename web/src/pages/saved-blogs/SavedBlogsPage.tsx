import { fetchSaved } from '../../features/saved/fetch-saved';
import { SavedList } from '../../features/saved/SavedList';
import { MembersOnly } from '../../features/session/MembersOnly';
import { AccountPage } from '../../ui/forms/AccountPage/AccountPage';
import { MemberQuery } from '../../ui/forms/MemberQuery/MemberQuery';

/** The articles a member has saved. */
export function SavedBlogsPage() {
  return (
    <AccountPage path="/saved-blogs" title="Saved Blogs">
      <MembersOnly>
        <MemberQuery query={fetchSaved} waiting="Loading your saved blogs…">
          {(articles, end) => <SavedList articles={articles} onEnded={end} />}
        </MemberQuery>
      </MembersOnly>
    </AccountPage>
  );
}
