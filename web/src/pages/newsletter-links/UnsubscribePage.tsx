import { UNSUBSCRIBE } from './newsletter-link';
import { NewsletterLinkPage } from './NewsletterLinkPage';

export function UnsubscribePage() {
  return <NewsletterLinkPage link={UNSUBSCRIBE} />;
}
