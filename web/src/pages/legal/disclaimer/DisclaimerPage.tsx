import { DISCLAIMER } from '../policies';
import { PolicyPage } from '../PolicyPage';
import { SiteName } from '../SiteName';
import { DISCLAIMER_SECTIONS } from './disclaimer-sections';

const LEAD = (
  <>
    <p>
      <SiteName /> helps you to understand health better and to ask better questions. It cannot examine you,
      and it does not know you.
    </p>
    <p>
      <strong>
        If you think that you or somebody else may be in danger, call your local emergency number now.
      </strong>{' '}
      Do not look for the answer here.
    </p>
  </>
);

/** Nine sections. */
export function DisclaimerPage() {
  return <PolicyPage policy={DISCLAIMER} lead={LEAD} sections={DISCLAIMER_SECTIONS} />;
}
