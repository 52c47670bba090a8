import { ContactAddress } from '../../../ui/base/ContactAddress/ContactAddress';
import type { Section } from '../sections';
import { SiteName } from '../SiteName';

/** Sections 11 to 13: rights under the laws of certain places. */
export const RIGHTS_SECTIONS: readonly Section[] = [
  {
    title: 'If you live in California',
    text: (
      <>
        <p>
          The California Consumer Privacy Act, as changed by the California Privacy Rights Act (CCPA and
          CPRA), gives you the rights below. We grant them to everybody, whether or not the law binds us.
        </p>
        <dl>
          <dt>What we collect, in the law’s categories</dt>
          <dd>
            Identifiers (username, e-mail address, and, for an hour at most, IP address); activity on the site
            that you choose to leave (saved articles, ratings, comments); and what you write to us. The
            sources are you and your browser. Sections 3 to 7 say what for and who receives it.
          </dd>
          <dt>Sensitive information</dt>
          <dd>
            Your sign-in details, which we use only to sign you in. What you enter in a calculator never
            reaches us.
          </dd>
          <dt>Selling and sharing</dt>
          <dd>
            We do not sell personal information and do not share it for advertising that follows you from site
            to site. We have not done so in the last twelve months, for anybody of any age.
          </dd>
          <dt>Know, access, take along</dt>
          <dd>You may ask what we hold about you and get a copy of it.</dd>
          <dt>Delete and correct</dt>
          <dd>You may have it deleted, or put right where it is wrong.</dd>
          <dt>Opt out and limit</dt>
          <dd>
            There is no sale or sharing to opt out of, and no further use of sensitive information to limit.
            Should that ever change, a link to do so will stand on every page.
          </dd>
          <dt>No worse treatment</dt>
          <dd>We never treat you worse for using a right.</dd>
        </dl>
        <p>
          Members can do most of this in their account. Otherwise write to <ContactAddress />, or have
          somebody do it for you with your signed permission. We check that a request comes from the right
          person, usually by a mail to the address we hold, and answer within 45 days. If we need longer, up
          to 90 days in all, we say why. “Shine the Light” requests: we give nothing to others for their own
          direct marketing.
        </p>
      </>
    ),
  },
  {
    title: 'If you live in the EEA or the United Kingdom',
    text: (
      <>
        <p>
          In the European Economic Area the GDPR, and in the United Kingdom the UK GDPR, asks for a legal
          basis for each use of personal data. Ours are:
        </p>
        <dl>
          <dt>A contract with you (Article 6(1)(b))</dt>
          <dd>Your account, saved articles, ratings, comments, and answers to what you ask us.</dd>
          <dt>Your consent (Article 6(1)(a))</dt>
          <dd>
            The newsletter, and whatever loads from another company when you press its button. You can
            withdraw it at any time; what was done before stays lawful.
          </dd>
          <dt>Our legitimate interests (Article 6(1)(f))</dt>
          <dd>
            Sending pages and keeping them safe: the IP address while we answer, the short counts of section
            4, and taking down comments that break the rules. We have weighed this against your interests,
            which is why nothing longer-lived is kept.
          </dd>
          <dt>A legal obligation (Article 6(1)(c))</dt>
          <dd>Where the law orders us to keep something or to hand it over.</dd>
        </dl>
        <p>
          You have the right to see your data (Article 15), to have it corrected (16) or deleted (17), to have
          its use restricted (18), to take it along in a form that machines can read (20), and to object to
          uses that rest on our interests (21). We make no decisions about you by machine alone (22). You need
          not give us any data; without an e-mail address, however, there can be no account and no newsletter.
        </p>
        <p>
          If you tell something about your own health in a comment, you make it public yourself (Article
          9(2)(e)). We never ask for it.
        </p>
        <p>
          Write to <ContactAddress />. We answer within one month. You may also complain to the data
          protection authority of the place where you live or work, or where you think the law was broken: in
          the United Kingdom the{' '}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noopener">
            Information Commissioner’s Office
          </a>
          , elsewhere the member of the{' '}
          <a href="https://www.edpb.europa.eu/about-edpb/about-edpb/members_en" rel="noopener">
            European Data Protection Board
          </a>{' '}
          for your country. You do not have to ask us first, but we would be glad of the chance to put it
          right.
        </p>
      </>
    ),
  },
  {
    title: 'Transfers to other countries',
    text: (
      <>
        <p>
          <SiteName /> can be read from anywhere, and its servers, or those of the companies that work for us,
          may stand in a country other than yours, with other laws. Wherever your information is, this notice
          holds for it.
        </p>
        <p>
          Where personal data leaves the European Economic Area or the United Kingdom for a country whose
          protection has not been found adequate, we rely on the European Commission’s standard contractual
          clauses, or the United Kingdom’s addendum to them. Ask us, and we tell you in which country your
          data is and send you a copy of what protects it there.
        </p>
      </>
    ),
  },
];
