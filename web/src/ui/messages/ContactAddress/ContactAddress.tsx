import { useSite } from '../../../lib/site/site';

/** Writes a mail to the people who run the site: for readers without an account, too. */
export function ContactAddress() {
  const { contactEmail } = useSite();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
