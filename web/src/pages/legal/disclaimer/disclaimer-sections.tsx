import { Link } from 'react-router-dom';
import { REPLY_TIME } from '../../../lib/site/reply-time';
import { CRISIS_LINES } from '../../../lib/text/crisis-lines';
import { ContactAddress } from '../../../ui/base/ContactAddress/ContactAddress';
import type { Section } from '../sections';
import { SiteName } from '../SiteName';

/** The specification defines their subjects and order. */
export const DISCLAIMER_SECTIONS: readonly Section[] = [
  {
    title: 'Introduction',
    text: (
      <>
        <p>
          This page says what you can expect of the articles, calculators, comments and links on <SiteName />,
          and what you cannot. It holds for everything on the site, and for our newsletter and feed as well.
          It is part of our <Link to="/terms">Terms of Use</Link>.
        </p>
      </>
    ),
  },
  {
    title: 'Not a substitute for medical advice',
    text: (
      <>
        <p>
          <strong>
            What we publish is for information only. It is not medical advice, and it does not replace
            diagnosis or treatment by a doctor or another qualified professional.
          </strong>{' '}
          Two people with the same complaint may need opposite things. Only somebody who can ask, listen and
          examine can tell which of them you are.
        </p>
        <ul>
          <li>
            Do not start, stop or change a medicine, a diet or a treatment because of something you read here.
          </li>
          <li>
            Do not put off seeing a doctor because of it, and do not disregard what a doctor has told you.
          </li>
          <li>
            Take special care in pregnancy and while breastfeeding, with children, with a long-term illness,
            and if you take medicines regularly.
          </li>
          <li>
            The calculators give estimates from formulas that describe people on average. They are no
            diagnosis, and a due date worked out by one does not replace a scan.
          </li>
        </ul>
        <p>
          If thoughts of harming yourself trouble you, please call your local emergency number or a crisis
          line now. In the United States and Canada you can call or text {CRISIS_LINES.unitedStates} at any
          hour; in the United Kingdom and Ireland the Samaritans answer at {CRISIS_LINES.unitedKingdom}.
        </p>
      </>
    ),
  },
  {
    title: 'Content accuracy',
    text: (
      <>
        <p>
          We rely on sources that can be checked, write plainly, and correct mistakes. But medicine moves on,
          and an article is only as new as the date above it. We cannot promise that everything is complete,
          free of errors or still true on the day you read it.
        </p>
        <p>
          Unless an article names a medical reviewer, it was written by our editorial team and has not been
          reviewed by a medical professional. Where one has reviewed it, their name and the date stand with
          the article.
        </p>
        <p>If you find something wrong, please tell us. We look at every hint.</p>
      </>
    ),
  },
  {
    title: 'User responsibility',
    text: (
      <>
        <p>
          What you do with what you read is your own decision, and you carry the risk. Please weigh it with
          somebody who knows your history. Exercises, recipes and habits that do most people good can harm
          some: stop when something hurts or feels wrong, and ask.
        </p>
        <p>
          A calculator can only be as right as what you enter. Mind the units, and do not build on a figure
          that surprises you before a professional has looked at it. As far as the law allows, we do not
          answer for what follows from using the site;{' '}
          <Link to="/terms#section10">section 10 of the terms</Link> says where the limits are.
        </p>
      </>
    ),
  },
  {
    title: 'Community comments',
    text: (
      <>
        <p>
          Comments are written by members, except those marked “Editors”. They tell what one person has lived
          through or believes. As a rule nobody checks them before they appear, and they are neither our
          opinion nor advice, whoever their writers say they are. What helped a stranger may hurt you.
        </p>
        <p>
          Members can report comments, and our editors hide those that break the rules. That a comment is
          still there does not mean that somebody has found it to be right. Please do not tell details of your
          own health: comments are public.
        </p>
      </>
    ),
  },
  {
    title: 'External and affiliate links',
    text: (
      <>
        <p>
          Our articles link to sites of others. We have no say in what stands there, do not answer for it, and
          do not recommend a product or a treatment by linking to it.
        </p>
        <p>
          Some links are affiliate links. If you buy something through one of them, we may receive a share
          from the seller, at no extra cost to you. This does not decide what we write. Advertising, where
          there is any, is marked as such.
        </p>
      </>
    ),
  },
  {
    title: 'Professional affiliations',
    text: (
      <>
        <p>
          <SiteName /> is a magazine. It is no clinic, pharmacy, insurer, health authority or professional
          body, and it does not belong to one. Where we name an organization, a study, a test or a brand, we
          do so to inform, and those named have not examined or approved what we write. All names and marks
          belong to their owners.
        </p>
        <p>
          If a writer or reviewer has a tie that could color an article, such as work for a maker of what it
          is about, we want it to stand with the article. Reading the site or writing to us makes nobody your
          doctor, therapist or adviser.
        </p>
      </>
    ),
  },
  {
    title: 'Changes',
    text: (
      <p>
        We change this disclaimer when the site changes or when we find better words. The date at the top says
        when that was last. The version shown here while you use the site is the one that applies.
      </p>
    ),
  },
  {
    title: 'Contact',
    text: (
      <>
        <p>
          Have you found a mistake, or is something here unclear? Write to <ContactAddress />, or use{' '}
          <Link to="/contact-us">Contact Us</Link> if you have an account. The editors answer within{' '}
          {REPLY_TIME}. They cannot advise you on your own health.
        </p>
        <p>
          Perhaps your question has been asked before: see the{' '}
          <Link to="/faqs">frequently asked questions</Link>.
        </p>
      </>
    ),
  },
];
