import { TERMS } from '../policies';
import { PolicyPage } from '../PolicyPage';
import { SiteName } from '../SiteName';
import { LIABILITY_SECTIONS } from './limits';
import { CONDUCT_SECTIONS } from './using';

const LEAD = (
  <>
    <p>
      Welcome to <SiteName />. These are the rules we keep to with each other, in words that we hope need no
      lawyer.
    </p>
    <p>
      <strong>In short:</strong> read, print and link as you like. What you find here informs and does not
      replace a doctor. Be decent to others in the comments; your words stay yours. We do our best, and cannot
      promise that everything is right or always there.
    </p>
  </>
);

/** Twelve sections. */
export function TermsPage() {
  return <PolicyPage policy={TERMS} lead={LEAD} sections={[...CONDUCT_SECTIONS, ...LIABILITY_SECTIONS]} />;
}
