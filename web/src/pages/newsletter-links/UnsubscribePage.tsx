import { UNSUBSCRIBE_LINK } from './newsletter-link';
import { NewsletterLinkPage } from './NewsletterLinkPage';

export function UnsubscribePage() {
  return <NewsletterLinkPage link={UNSUBSCRIBE_LINK} />;
}
