import { HEADER_LINKS, type NavigationLink } from '../navigation';

/** The phone's menu has the header's links but for one (document 2, section 2.5); C24 tells where that one leads. */
export const PHONE_LINKS: readonly NavigationLink[] = HEADER_LINKS.map((link) =>
  link.text === 'Diseases' ? { ...link, to: '/diseases' } : link,
);
