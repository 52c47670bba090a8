import { getActionType } from '../ui/form/action-type';

/** What Strapi offers in the menu of a form for changing content types and forms: both are code here. */
const FOR_DEVELOPERS = ['edit-the-model', 'configure-the-view'];

/** The actions of a form without those for developers. */
export const removeDeveloperActions = <T>(actions: T[]): T[] =>
  actions.filter((action) => !FOR_DEVELOPERS.includes(getActionType(action)));
