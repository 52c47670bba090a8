/** What an action of Strapi's forms does, such as `publish`: Strapi's actions are functions that say so; '' for others. */
export const getActionType = (action: unknown): string =>
  typeof action === 'function' && 'type' in action ? String(action.type) : '';
