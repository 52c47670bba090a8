/** The only fields of member content that can change: a comment is hidden and shown again, a message is answered. */
export const MODERATED = {
  'api::comment.comment': ['hidden', 'reports'],
  'api::contact-message.contact-message': ['state'],
} as const;
