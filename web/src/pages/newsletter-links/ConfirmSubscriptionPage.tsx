import { CONFIRM } from './newsletterLink';
import { NewsletterLinkPage } from './NewsletterLinkPage';

export function ConfirmSubscriptionPage() {
  return <NewsletterLinkPage link={CONFIRM} />;
}
