import { Link } from 'react-router-dom';
import { ContactAddress } from '../../../ui/base/ContactAddress/ContactAddress';
import type { Section } from '../sections';
import { SiteName } from '../SiteName';

/** Sections 1 to 5: who we are, and what we collect. */
export const COLLECTION_SECTIONS: readonly Section[] = [
  {
    title: 'What this notice covers',
    text: (
      <>
        <p>
          It covers everything at the address of <SiteName />: the articles and lists, the search, the
          calculators, the newsletter, members’ accounts, comments and messages to the editors. It does not
          cover other sites that we link to. They have notices of their own, and we cannot answer for them.
        </p>
        <p>
          “Personal information” means anything that tells who you are or could be linked to you: your e-mail
          address, for example, or the address of your connection. Where laws use other words, such as
          “personal data”, we mean the same.
        </p>
      </>
    ),
  },
  {
    title: 'Who is responsible',
    text: (
      <>
        <p>
          Whoever runs <SiteName /> decides what is collected here and why, and is the “controller” in the
          words of European law. The site runs on a program of its own, with a database of its own: no other
          company’s platform stands between you and us.
        </p>
        <p>
          For anything about your information, write to <ContactAddress />, or see{' '}
          <a href="#section19">section 19</a>.
        </p>
      </>
    ),
  },
  {
    title: 'What you give us',
    text: (
      <>
        <p>
          You can read everything and use every calculator without telling us anything. We hold more only if:
        </p>
        <ul>
          <li>
            <strong>You open an account.</strong> We store the username and the e-mail address that you
            choose, and your password in a hashed form from which nobody can read it back, we included. We
            also store when the account was made.
          </li>
          <li>
            <strong>You save or rate an article.</strong> We store which one, your rating from 1 to 5, and
            when. Other readers do not see it.
          </li>
          <li>
            <strong>You comment or reply.</strong> We store the text, the article and the time. This is
            public: everybody who opens the article sees the text beside your username, and search engines may
            find it. Your e-mail address is never shown.
          </li>
          <li>
            <strong>You write to the editors.</strong> We store your name as you give it, your account’s
            e-mail address and your message, and the editors get it by mail. What they answer by mail is kept
            beside it.
          </li>
          <li>
            <strong>You ask for the newsletter.</strong> We store the address, when you asked, and how it
            stands with it: still to be confirmed by the link in our mail, on the list, or unsubscribed. Every
            newsletter has a link to leave.
          </li>
          <li>
            <strong>You report a comment.</strong> We store that it was you, so that each member counts once,
            and the reason if you choose one. Its writer and other readers are not told.
          </li>
        </ul>
        <p>
          Please leave details of your own health out of comments and messages. Nothing here needs them, and
          what you put in a comment is public from the moment you send it, or, if it says that it waits for
          the editors, from the moment they let it pass.
        </p>
      </>
    ),
  },
  {
    title: 'What comes with every visit',
    text: (
      <>
        <p>
          To send you a page, our server has to see the address of your connection (your IP address) and what
          your browser says of itself. We do not keep either with a record of what you read. Our own log has
          one line for each request: the method, the path, the status of the answer and how long it took. It
          holds no IP address, no description of your browser and no search words, and what was typed into an
          address that leads nowhere is left out.
        </p>
        <p>
          Calls that could be misused are counted, in our database: subscriptions to the newsletter, sign-ups,
          sign-ins, attempts at a password or a code, and what members do. We count them by IP address (of the
          newer IPv6 kind by network), by account, or by the mailbox that a mail would go to. A count is kept
          for as long as its limit runs, and then dropped: an hour at most; wrong codes for one mailbox, a
          day.
        </p>
        <p>
          There is no analytics service on this site, no counting pixel, no fingerprinting, and no profile of
          what you read. The company that lends us servers or carries our traffic may keep technical logs for
          its own security; such logs are not used to learn what single readers do.
        </p>
      </>
    ),
  },
  {
    title: 'What stays on your device',
    text: (
      <>
        <p>
          <strong>The calculators compute in your browser and send nothing.</strong> Your age, weight, dates
          and results never reach us. If you copy a link to a result, what you entered stands behind the #
          sign of that link, which browsers do not send to a server; but whoever you give the link to can read
          it.
        </p>
        <p>
          The site sets no cookies for its readers. It keeps a few things in your browser’s own storage: how
          far down a page you were, for example, and, if you are a member, a token that says you are signed
          in. The <Link to="/cookie-policy">Cookie Policy</Link> names every one of them.
        </p>
      </>
    ),
  },
];
