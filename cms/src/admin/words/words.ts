import { CONTENT_WORDS } from './content-words';
import { MEDIA_WORDS } from './media-words';
import { SETTINGS_WORDS } from './settings-words';

const KEPT =
  'Text of articles, categories, placements and banners is kept in this browser, and offered when you open its form again. Changes on other screens are not kept.';

/** What the admin says in other words than Strapi, by the ids of its translations. */
export const WORDS = {
  ...CONTENT_WORDS,
  ...MEDIA_WORDS,
  ...SETTINGS_WORDS,
  'content-manager.validation.error':
    'Something is missing or not allowed. It is marked in the form. Nothing was saved or published.',
  // Strapi says that everything will be lost.
  'global.prompt.unsaved': `You have not saved your changes. ${KEPT} Do you want to leave this page?`,
  'app.session.ended.unsaved': `You have not saved your changes. ${KEPT} Log in again to go on.`,
};
