import { PRIVACY } from '../policies';
import { PolicyPage } from '../PolicyPage';
import { SiteName } from '../SiteName';
import { COLLECTION_SECTIONS } from './collected';
import { RETENTION_SECTIONS } from './security-and-retention';
import { RIGHTS_SECTIONS } from './rights';
import { USE_SECTIONS } from './used';

const LEAD = (
  <>
    <p>
      You come to <SiteName /> with questions about health, and those are nobody’s business but yours. So we
      built the site to know as little about you as it can.
    </p>
    <p>
      <strong>In short:</strong> reading needs no account and leaves no record of who read what. Calculators
      compute on your device and send nothing. There is no third-party analytics and there are no cookies for
      readers. Members can take their data along, or delete it, by themselves. Nothing is sold.
    </p>
  </>
);

/** Other sites link to the anchors section1 to section19. */
export function PrivacyPage() {
  return (
    <PolicyPage
      policy={PRIVACY}
      lead={LEAD}
      sections={[...COLLECTION_SECTIONS, ...USE_SECTIONS, ...RIGHTS_SECTIONS, ...RETENTION_SECTIONS]}
    />
  );
}
