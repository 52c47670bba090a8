import { HEADER_LINKS, type NavigationLink } from '../navigation';

export interface PhoneLink extends NavigationLink {
  /** The page that the reader comes to. */
  page: string;
}

/** The phone's menu has the header's links but for one, which leads on to the same page (C24). */
export const PHONE_LINKS: readonly PhoneLink[] = HEADER_LINKS.map(({ to, text }) => ({
  to: text === 'Diseases' ? '/diseases' : to,
  text,
  page: to,
}));
