/** What is changed of what members sent, by anybody: a comment is hidden and shown again, a message answered. */
export const MODERATED = {
  'api::comment.comment': ['hidden', 'reports'],
  'api::contact-message.contact-message': ['state'],
} as const;
