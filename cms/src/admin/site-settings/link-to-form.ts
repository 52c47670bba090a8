import { FORM, SITE } from './site-form';

interface Link {
  uid: string;
  to: string;
  search: string | null;
}

/** A hook of the content manager: there is one document of site settings, so its link leads to the form. */
export const linkToForm = <T extends { ctLinks: Link[] }>(menu: T): T => ({
  ...menu,
  ctLinks: menu.ctLinks.map((link) => (link.uid === SITE ? { ...link, to: FORM, search: null } : link)),
});
