/**
 * Indexes of the moderators' queues. Each queue is a small part of all comments, and is read in the order of its index,
 * so that a page costs the same whatever their number.
 */
export const MODERATION_INDEXES = [
  'CREATE INDEX IF NOT EXISTS comments_reported ON comments (reports DESC, id DESC) WHERE reports > 0',
  'CREATE INDEX IF NOT EXISTS comments_held ON comments (id) WHERE held IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS comments_held_of_member ON comments (member_id) WHERE held IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS comments_hidden_of_member ON comments (member_id) WHERE hidden',
  'CREATE INDEX IF NOT EXISTS comments_of_member ON comments (member_id, id)',
  'CREATE INDEX IF NOT EXISTS up_users_blocked ON up_users (id) WHERE blocked',
  'CREATE INDEX IF NOT EXISTS contact_messages_of_state ON contact_messages (state, id)',
];
