import { LinkTabs } from '../LinkTabs/LinkTabs';

const PATHS = { account: '/my-account', saved: '/saved-blogs' } as const;
const TABS = [
  { path: PATHS.account, title: 'Account' },
  { path: PATHS.saved, title: 'Saved Blogs' },
];

/** What a member has here (document 1, "My Account" and "Saved Blogs"). */
export function AccountTabs({ current }: { current: keyof typeof PATHS }) {
  return <LinkTabs label="Your account" tabs={TABS} path={PATHS[current]} />;
}
