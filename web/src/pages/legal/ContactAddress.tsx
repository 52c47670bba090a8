/** A placeholder, as document 3 has it: its domain is one for examples. */
const ADDRESS = 'contact@wellfolio.example';

/** Writes a mail to the people who run the site: for readers without an account, too. */
export function ContactAddress() {
  return <a href={`mailto:${ADDRESS}`}>{ADDRESS}</a>;
}
