/** Mails of Strapi itself: new passwords for accounts of the admin. */
export const ADMIN_MAIL = 'admin-account';

/** What mails are about, in the metrics. */
export const MAIL_KINDS = [
  'answer',
  'backup-warning',
  'contact-message',
  'password-code',
  'schedule-failure',
  'subscription',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];
