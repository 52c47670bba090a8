import { HEADER_LINKS, type NavigationLink } from '../navigation';

interface PhoneLink extends NavigationLink {
  /** The final page after redirects. */
  page: string;
}

/** The phone's menu has the header's links, except for one that reaches the same page through a redirect (C24). */
export const PHONE_LINKS: readonly PhoneLink[] = HEADER_LINKS.map(({ to, text }) => ({
  to: text === 'Diseases' ? '/diseases' : to,
  text,
  page: to,
}));
