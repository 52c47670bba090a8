const READ = 'plugin::content-manager.explorer.read';

/** One of them is enough for the page; the server decides what is on it. */
export const MODERATION_PERMISSIONS = [
  { action: READ, subject: 'api::comment.comment' },
  { action: READ, subject: 'api::contact-message.contact-message' },
];
