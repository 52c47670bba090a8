import { HEADER_LINKS, type SiteLink } from '../../lib/shared/site-links.gen';

interface PhoneLink extends SiteLink {
  /** The final page after redirects. */
  page: string;
}

/**
 * The phone's menu has the header's links, except for one that reaches the same page through a redirect (C24).
 * @param headerLinks those that editors entered; by default those of the specification
 */
export const getPhoneLinks = (headerLinks: readonly SiteLink[] = HEADER_LINKS): PhoneLink[] =>
  headerLinks.map(({ to, text }) => ({
    to: text === 'Diseases' && to === '/disease-prevention' ? '/diseases' : to,
    text,
    page: to,
  }));
