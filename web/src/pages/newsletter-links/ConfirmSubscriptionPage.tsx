import { CONFIRMATION_LINK } from './newsletter-link';
import { NewsletterLinkPage } from './NewsletterLinkPage';

export function ConfirmSubscriptionPage() {
  return <NewsletterLinkPage link={CONFIRMATION_LINK} />;
}
