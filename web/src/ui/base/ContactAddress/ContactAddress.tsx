import { useSite } from '../../../lib/site/site';

/** A mailto link to the people who run the site, also for readers without an account. */
export function ContactAddress() {
  const { contactEmail } = useSite();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
