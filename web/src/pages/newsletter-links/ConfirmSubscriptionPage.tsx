import { CONFIRM } from './newsletter-link';
import { NewsletterLinkPage } from './NewsletterLinkPage';

export function ConfirmSubscriptionPage() {
  return <NewsletterLinkPage link={CONFIRM} />;
}
