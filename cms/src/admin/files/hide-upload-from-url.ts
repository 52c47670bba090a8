import { addStyle } from '../ui/add-style';

/** The beginnings of the pictures of *File upload* and of *File upload from URL*, which stands below it. */
const FILES = 'm13.687 4.146';
const CHAIN = 'M17.046 23.441';

/**
 * Hides *File upload from URL* in the menus of Strapi's media library, which refuses it (`UPLOAD_FROM_URL`). Its item
 * has nothing else by which a style finds it; a browser test notices when that changes.
 */
export const hideUploadFromUrl = (): void =>
  addStyle(
    `[role="menuitem"]:has(path[d^="${FILES}"]) + [role="menuitem"]:has(path[d^="${CHAIN}"]) { display: none !important; }`,
  );
