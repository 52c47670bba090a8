import { Link } from 'react-router-dom';
import { COOKIES } from '../policies';
import { PolicyPage } from '../PolicyPage';
import { COOKIE_SECTIONS } from './cookie-sections';

const LEAD = (
  <p>
    <strong>In short:</strong> we set no cookies for readers and members, and we do not track. A few things
    are kept in your browser so that the site works; here they all are. It goes with our{' '}
    <Link to="/privacy-policy">Privacy Policy</Link>.
  </p>
);

/** Lists what the site stores in browsers. `stored.test.ts` verifies that the list is complete. */
export function CookiePolicyPage() {
  return <PolicyPage policy={COOKIES} lead={LEAD} sections={COOKIE_SECTIONS} />;
}
