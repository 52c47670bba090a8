import { HEADER_LINKS, type SiteLink } from '../../lib/shared/site-links.gen';

interface PhoneLink extends SiteLink {
  /** The final page after redirects. */
  page: string;
}

/** The phone's menu has the header's links, except for one that reaches the same page through a redirect (C24). */
export const PHONE_LINKS: readonly PhoneLink[] = HEADER_LINKS.map(({ to, text }) => ({
  to: text === 'Diseases' ? '/diseases' : to,
  text,
  page: to,
}));
