/** What the page needs. */
export const PERMISSIONS = [
  { action: 'plugin::content-manager.explorer.read', subject: 'api::category.category' },
];
