import { Link } from 'react-router-dom';
import { REPLY_TIME } from '../../../lib/site/reply-time';
import { ContactAddress } from '../../../ui/base/ContactAddress/ContactAddress';
import type { Section } from '../sections';
import { SiteName } from '../SiteName';

/** Sections 14 to 19: security, retention and contacts. Other pages cite 17, 18 and 19 by number. */
export const RETENTION_SECTIONS: readonly Section[] = [
  {
    title: 'Security',
    text: (
      <>
        <p>What we do so that your information stays where it belongs:</p>
        <ul>
          <li>Passwords are stored only as hashes, and so are the codes that reset them.</li>
          <li>
            A sign-in ends after seven days. Changing your password ends every other one at once, on every
            device.
          </li>
          <li>Repeated guesses of a password are slowed down and then stopped.</li>
          <li>What others put on a page, ads included, runs shut off from the page and from your account.</li>
          <li>
            Only people who run the site can open the editors’ desk, each with an account of their own and no
            more rights than their work needs.
          </li>
          <li>We collect little. What is not there cannot be stolen.</li>
        </ul>
        <p>
          No site can promise perfect safety. Should your information ever fall into the wrong hands here, we
          tell you and the authorities as the law asks, in plain words and without delay. Choose a password
          that you use nowhere else, and if you have found a weak spot, please tell us: <ContactAddress />.
        </p>
      </>
    ),
  },
  {
    title: 'How long we keep it',
    text: (
      <>
        <dl>
          <dt>Account, saved articles, ratings</dt>
          <dd>
            Until you delete your account. A single saved article goes when you remove it. If editors block
            your account, when that was and who did it is kept with it until they lift the block.
          </dd>
          <dt>Comments</dt>
          <dd>
            Until we are asked to remove one, editors delete it because it breaks the terms, or its article
            goes for good. When you delete your account they stay without your name. One that an editor has
            hidden is kept out of sight, so that a dispute about it can be settled.
          </dd>
          <dt>What belongs to an article that the editors delete</dt>
          <dd>
            Its comments, ratings and saves leave the site with it. They are kept apart for 90 days, where
            nobody can read them, in case the editors restore the article; then they are erased. When you
            delete your account, your part in them goes at once, in the same way as everywhere else.
          </dd>
          <dt>Codes that reset a password</dt>
          <dd>
            Ten minutes, and a quarter of an hour for the step that follows. What has ended is deleted within
            minutes.
          </dd>
          <dt>Messages to the editors</dt>
          <dd>
            Until you delete your account, with what the editors answered. The mail by which the editors got
            yours they keep for as long as they need it to answer you and to follow the matter up. Ask us, and
            we delete both.
          </dd>
          <dt>Newsletter</dt>
          <dd>
            Until you leave. Then the address stays marked as “unsubscribed”, so that nobody writes to it
            again by mistake. One that is not confirmed within 30 days is deleted, or is “unsubscribed” again
            if it was before. Ask us, and it goes altogether; when you delete your account, its address goes
            too if a code or link in a mail of ours has shown that it is yours.
          </dd>
          <dt>Reports of comments</dt>
          <dd>As long as the comment and your account.</dd>
          <dt>Counts by IP address, account or mailbox</dt>
          <dd>An hour at most; wrong codes for one mailbox, a day.</dd>
          <dt>Our log of requests</dt>
          <dd>It says nothing about persons, so we may keep it for as long as it helps to run the site.</dd>
        </dl>
        <p>
          Safety copies may hold what was deleted until they are replaced by newer ones. They are used only to
          restore the site after damage. We keep something longer only where a law or a dispute obliges us,
          and then only that.
        </p>
      </>
    ),
  },
  {
    title: 'Requests from law enforcement',
    text: (
      <>
        <p>
          We hand information to police, courts and other authorities only when the law obliges us: on an
          order that is valid where we are, in writing, for a named purpose. We read every request closely,
          refuse or contest one that goes too far, and give no more than it demands. Unless we are forbidden
          to, we tell the member concerned beforehand, so that they can defend themselves.
        </p>
        <p>
          If somebody’s life is in immediate danger, we may tell those who can help what they need to know. We
          have built no back door, and we cannot give what we do not have: what you read, what you searched
          for and what you computed are not recorded.
        </p>
      </>
    ),
  },
  {
    title: 'Children under 16',
    text: (
      <>
        <p>
          <SiteName /> is written for adults and for young people who read as adults do. We do not knowingly
          collect personal information from children under 16, and they may not open an account, comment,
          write to the editors or take the newsletter. Reading and calculating need none of these.
        </p>
        <p>
          If you are a parent or guardian and think that a child has given us something, write to{' '}
          <ContactAddress />. We delete the account and all that belongs to it as soon as we know.
        </p>
      </>
    ),
  },
  {
    title: 'Changes to this notice',
    text: (
      <>
        <p>
          When the site changes, this notice changes with it, and the date at its top says when it last did.
          If a change takes something from you, such as a new use of what we hold already, we say so clearly
          on the site and by mail to members before it takes effect, and ask for your consent wherever the law
          wants it.
        </p>
        <p>Earlier versions are available from us on request.</p>
      </>
    ),
  },
  {
    title: 'Contact',
    text: (
      <>
        <p>
          For questions about this notice, and to use any of the rights in it, go to{' '}
          <Link to="/contact-us">Contact Us</Link>, or write to <ContactAddress /> if you have no account. The
          editors answer within {REPLY_TIME}; a request under a law may take longer to settle, within the
          times that sections 11 and 12 name.
        </p>
        <p>
          Please do not send a password, or papers that prove who you are, with a first message. We ask if we
          need anything.
        </p>
      </>
    ),
  },
];
