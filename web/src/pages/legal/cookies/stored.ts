/** An entry that the site stores in a browser. */
export interface StorageEntry {
  /** The name in the browser's developer tools. `…` stands for a variable part. */
  name: string;
  place: 'Cookie' | 'Local storage' | 'Session storage';
  purpose: string;
  /** How long it is kept. */
  until: string;
}

const TAB_CLOSED = 'Until you close the tab';

/** For all readers. */
export const READER_STORAGE: readonly StorageEntry[] = [
  {
    name: 'react-router-scroll-positions',
    place: 'Session storage',
    purpose: 'How far down each page you were, so that Back takes you to the same place',
    until: TAB_CLOSED,
  },
  {
    name: 'lists',
    place: 'Session storage',
    purpose: 'The lists of articles that you have extended, at most five',
    until: TAB_CLOSED,
  },
  {
    name: 'list …',
    place: 'Session storage',
    purpose: 'The articles added to one of them, so that Back shows it as you left it',
    until: `${TAB_CLOSED}, or five newer lists are stored`,
  },
  {
    name: 'reloaded',
    place: 'Session storage',
    purpose: 'When a page was last reloaded because the site had a new version, to prevent endless reloads',
    until: TAB_CLOSED,
  },
];

/** For readers who log in or reset a password. */
export const MEMBER_STORAGE: readonly StorageEntry[] = [
  {
    name: 'token',
    place: 'Local storage',
    purpose: 'Says that you are signed in. It is sent only with what you do as a member',
    until: 'Until you sign out. After seven days it is worth nothing, and your next visit removes it',
  },
  {
    name: 'user',
    place: 'Local storage',
    purpose: 'The number, username and e-mail address of your account, to show your name and fill in forms',
    until: 'As long as the token',
  },
  {
    name: 'email',
    place: 'Local storage',
    purpose: 'The address whose password you are resetting, from one step to the next',
    until: 'Until the new password is set',
  },
  {
    name: 'user_id',
    place: 'Local storage',
    purpose: 'The number of the account whose password you are resetting',
    until: 'Until the new password is set',
  },
  {
    name: 'resetToken',
    place: 'Local storage',
    purpose: 'Shows that the code from our mail was right. It works once',
    until: 'Until the new password is set. After a quarter of an hour it is worth nothing',
  },
];

/** For editors, at /admin. */
export const EDITOR_STORAGE: readonly StorageEntry[] = [
  {
    name: 'jwtToken',
    place: 'Cookie',
    purpose: 'Says which editor is signed in; in local storage where “Remember me” was ticked',
    until: 'Until signing out, or the browser is closed',
  },
  {
    name: 'strapi_admin_refresh',
    place: 'Cookie',
    purpose: 'Renews the sign-in while the editor works. Scripts cannot read it',
    until: 'Until signing out, or the browser is closed; with “Remember me” at most 30 days',
  },
  {
    name: 'strapi_admin_refresh.sig',
    place: 'Cookie',
    purpose: 'A signature of the one above, which shows that nobody has changed it',
    until: 'As long as that one',
  },
  {
    name: 'isLoggedIn',
    place: 'Local storage',
    purpose: 'Tells other tabs that an editor is signed in',
    until: 'Until signing out',
  },
  {
    name: 'strapi.admin.deviceId',
    place: 'Local storage',
    purpose: 'A number by which one browser’s sign-in can be ended without the others',
    until: 'Until the editor clears it',
  },
  {
    name: 'STRAPI_…, strapi-…',
    place: 'Local storage',
    purpose: 'How the editors’ screens look: theme, language, columns, hints that were closed',
    until: 'Until the editor clears it',
  },
];
