import { Link } from 'react-router-dom';
import { ContactAddress } from '../../../ui/base/ContactAddress/ContactAddress';
import type { Section } from '../sections';
import { SiteName } from '../SiteName';

/** Sections 1 to 6: the agreement, accounts, conduct, comments and copyright. */
export const CONDUCT_SECTIONS: readonly Section[] = [
  {
    title: 'Agreeing to these terms',
    text: (
      <>
        <p>
          These terms are an agreement between you and whoever runs <SiteName /> (“we”). They hold whenever
          you use the site, and you accept them expressly when you open an account. If you cannot accept them,
          please do not use the site.
        </p>
        <p>
          The <Link to="/disclaimer">Disclaimer</Link> says how far what we publish can be relied on, and the{' '}
          <Link to="/privacy-policy">Privacy Policy</Link> what happens to your information. The first is part
          of these terms. Where something that you agreed to with us separately says otherwise, that comes
          first.
        </p>
      </>
    ),
  },
  {
    title: 'Not medical advice',
    text: (
      <>
        <p>
          Articles, calculators, comments and answers from the editors inform. They are no diagnosis, no
          treatment and no opinion on your own case, and reading or writing to us makes nobody your doctor.
          Ask a qualified professional before you start, stop or change anything that bears on your health,
          and never put off doing so because of something you found here.
        </p>
        <p>
          <strong>In an emergency call your local emergency number at once.</strong> Nobody watches this site,
          its comments or its mail for calls for help.
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    text: (
      <>
        <p>
          Reading needs no account. To save and rate articles, comment and write to the editors you need one,
          and you must be at least 16 years old to have it.
        </p>
        <ul>
          <li>Give an e-mail address that is yours. We need it to reset a password and to reach you.</li>
          <li>
            Your username stands beside your comments. It must not pose as another person, as a profession you
            do not have, or as us.
          </li>
          <li>
            The account is yours alone. Keep its password to yourself, and tell us if somebody else has got
            hold of it. You answer for what is done with it until then.
          </li>
          <li>One person, one account. Accounts made by programs are removed.</li>
          <li>
            You may delete your account whenever you like, by yourself and without giving a reason. Your
            comments stay then, without your name.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Acceptable use',
    text: (
      <>
        <p>Use the site as you would a library that others use too. In particular, do not:</p>
        <ul>
          <li>insult, threaten, harass or expose anybody, or set people against a group;</li>
          <li>
            urge others to harm themselves, to stop a treatment, or to use a remedy known to be dangerous, and
            do not sell or advertise any;
          </li>
          <li>publish what you know to be untrue, or what somebody told you in confidence;</li>
          <li>post advertising, chain letters, or the same thing again and again;</li>
          <li>break a law, or somebody’s right to their own words, pictures or name;</li>
          <li>
            try to get into other people’s accounts or the editors’ desk, get round limits, or load the site
            so heavily that others are served more slowly;
          </li>
          <li>bring in code of any kind, or pretend that something comes from us.</li>
        </ul>
        <p>
          Programs may read what is public, through pages, feed and API, at the pace of the limits that the
          site itself tells them. If you are looking for security holes in good faith, go gently, touch nobody
          else’s data, and tell <ContactAddress /> before you tell the world: then we are on your side.
        </p>
      </>
    ),
  },
  {
    title: 'Your comments and what else you post',
    text: (
      <>
        <p>
          <strong>Your words stay yours.</strong> By posting them you allow us, free of charge, everywhere,
          and for as long as they stand on the site, to store, show, shorten for a preview and translate them,
          as part of <SiteName /> and of notices about it. This ends when the comment is deleted, except for
          safety copies and for what others have quoted from it. We do not sell comments, and we do not pay
          for them.
        </p>
        <p>
          You promise that you may publish what you post: that it is your own, or that you have permission.
          Comments are shown at once and are not checked beforehand, except those that say that they wait for
          the editors. They are what their writers think, not what we do: what the editors write themselves is
          marked “Editors”.
        </p>
        <p>
          Members can report a comment, each of them once. Editors hide what breaks these terms, together with
          the replies below it, or delete it, and may do so without asking first. If you think yours was
          hidden wrongly, write to us: a person will look at it again and tell you why it stays as it is, or
          put it back.
        </p>
        <p>
          If something on the site infringes a right of yours, your copyright for instance, send us its
          address, what right you hold, how we reach you, and a statement that what you say is true. We take
          down what we must, tell whoever posted it, and close the accounts of those who do it repeatedly.
        </p>
      </>
    ),
  },
  {
    title: 'Our content and how you may use it',
    text: (
      <>
        <p>
          Articles, pictures, calculators, name and design belong to us or to those who let us use them, and
          are protected by law.
        </p>
        <p>You are welcome, without asking, to:</p>
        <ul>
          <li>read, print and keep articles for yourself, your family, your patients or your class;</li>
          <li>link to any page, and show its title, picture and first lines with the link;</li>
          <li>quote short passages with our name and a link;</li>
          <li>use your own results from the calculators however you like;</li>
          <li>follow the feed in a program for reading feeds.</li>
        </ul>
        <p>
          Please ask first if you want to publish a whole article or picture elsewhere, sell something made of
          our content, put our pages in a frame of yours, or use our name so that it looks as if we
          recommended something. What carries a license of its own, as some pictures do, may be used as that
          license says.
        </p>
      </>
    ),
  },
];
