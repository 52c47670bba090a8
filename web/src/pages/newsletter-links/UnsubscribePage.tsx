import { UNSUBSCRIBE } from './newsletterLink';
import { NewsletterLinkPage } from './NewsletterLinkPage';

export function UnsubscribePage() {
  return <NewsletterLinkPage link={UNSUBSCRIBE} />;
}
