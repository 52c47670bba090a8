import { Link } from 'react-router-dom';
import { REPLY_TIME } from '../../../lib/site/reply-time';
import { ContactAddress } from '../../../ui/base/ContactAddress/ContactAddress';
import type { Section } from '../sections';
import { SiteName } from '../SiteName';

/** Sections 7 to 12: third-party content, liability and termination. */
export const LIABILITY_SECTIONS: readonly Section[] = [
  {
    title: 'Other sites and embedded media',
    text: (
      <>
        <p>
          Articles lead to sites of others and, when you press a button, show videos, maps or sounds from
          them. We choose such links with care, but those sites are not ours: they change without our
          knowledge, have terms of their own, and answer for themselves. A link is no recommendation of
          everything behind it.
        </p>
        <p>If one leads somewhere it should not, tell us, and we fix or remove it.</p>
      </>
    ),
  },
  {
    title: 'Ads and affiliate links',
    text: (
      <>
        <p>
          Advertising is marked as such and kept apart from what editors write. Advertisers see no article
          before you do and change none. An ad is no recommendation of ours, and whatever you buy, you buy
          from the advertiser, under the advertiser’s terms.
        </p>
        <p>
          Some links are affiliate links: if you buy something after following one, the seller may pay us a
          share. You pay nothing more. Whether we are paid decides neither what we write about nor what we say
          of it.
        </p>
      </>
    ),
  },
  {
    title: 'No warranties',
    text: (
      <>
        <p>
          We write with care, correct mistakes when we learn of them, and do our best to keep the site up.
          Still, we offer it free of charge, as it is and as it happens to be available. As far as the law
          allows, we give no warranty, express or implied: not that an article is complete, up to date or
          right for your case; not that a calculator’s figure fits you; not that the site runs without a
          break, without errors or for ever.
        </p>
        <p>
          Calculators apply published formulas, which describe people on average. Each of their pages says
          which formula it uses and what it leaves out.
        </p>
      </>
    ),
  },
  {
    title: 'Limits of liability',
    text: (
      <>
        <p>
          As far as the law allows, we are not liable for loss or harm that comes from relying on what you
          read or computed here, from what other users or linked sites say or do, from the site being out of
          reach, or from data lost along the way; nor for indirect loss such as lost profit.
        </p>
        <p>
          Nothing in these terms limits liability that the law does not let us limit: for death or injury
          caused by our negligence, for fraud, for intent or gross negligence, or under the rules that protect
          consumers where you live. Where liability can be limited only to a sum, it is limited to what could
          typically have been foreseen.
        </p>
      </>
    ),
  },
  {
    title: 'Changes, suspension and ending',
    text: (
      <>
        <p>
          <strong>The site changes.</strong> We may add, change or close parts of it. If accounts were to end
          altogether, members would have at least 30 days to take their data along.
        </p>
        <p>
          <strong>So may these terms.</strong> The date above says when they last did. By continuing to use
          the site after that, you accept them; a member who does not wish to can delete the account.
        </p>
        <p>
          <strong>You can end the agreement</strong> at any time by deleting your account or no longer using
          the site.
        </p>
        <p>
          <strong>We can suspend or close an account</strong> that breaks these terms. We warn first where a
          warning can help, say why, and hear you if you object. Sections 5, 6, 9, 10 and 12 hold on after the
          end, as far as they still matter.
        </p>
      </>
    ),
  },
  {
    title: 'Governing law and contact',
    text: (
      <>
        <p>
          The law of the place where whoever runs <SiteName /> is established governs these terms, and its
          courts decide. As a consumer you keep every protection that the law of the country you live in gives
          you, and may go to court there.
        </p>
        <p>
          Before anybody goes to court, please write to us. Most things can be settled in a mail or two:{' '}
          <Link to="/contact-us">Contact Us</Link>, or <ContactAddress /> without an account. The editors
          answer within {REPLY_TIME}. Much of what people ask is also among the{' '}
          <Link to="/faqs">frequently asked questions</Link>.
        </p>
        <p>
          If one of these terms does not hold in law, the others do. That we let something pass once does not
          mean that we give up a right. You may not pass this agreement on to somebody else; we may, to
          whoever takes over the site.
        </p>
      </>
    ),
  },
];
