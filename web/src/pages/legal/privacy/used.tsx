import { Link } from 'react-router-dom';
import type { Section } from '../sections';
import { SiteName } from '../SiteName';

/** Sections 6 to 10: how data is used, who else receives it, and the reader's choices. */
export const USE_SECTIONS: readonly Section[] = [
  {
    title: 'How we use your information',
    text: (
      <>
        <p>We use it for these purposes and no others:</p>
        <ul>
          <li>to show you the pages you ask for and keep the site up and fast;</li>
          <li>
            to run your account: to sign you in, reset a password, and show your saved articles and ratings;
          </li>
          <li>to publish your comments and to keep the talk beneath articles civil;</li>
          <li>to answer what you write to us;</li>
          <li>to send the newsletter to the addresses on its list, until they leave it;</li>
          <li>to protect the site and its members against break-ins, spam and floods of calls;</li>
          <li>to do what the law obliges us to do.</li>
        </ul>
        <p>
          We do not build profiles, we do not guess at anybody’s health from what they read, and no decision
          about you is made by a machine alone. What you get to see is chosen by editors and by date, the same
          for all.
        </p>
      </>
    ),
  },
  {
    title: 'Who else receives it',
    text: (
      <>
        <p>
          <strong>We do not sell your personal information, and we do not trade it.</strong> It leaves our
          hands only in these cases:
        </p>
        <ul>
          <li>
            <strong>Companies that work for us,</strong> such as the one whose servers we use and the one that
            delivers our mail. They may use it for that work alone.
          </li>
          <li>
            <strong>Everybody,</strong> as far as you make it public: comments, and the username beside them.
          </li>
          <li>
            <strong>Authorities,</strong> where the law obliges us: see <a href="#section16">section 16</a>.
          </li>
          <li>
            <strong>Those who protect rights with us,</strong> such as lawyers and courts, where somebody’s
            safety or a legal claim depends on it.
          </li>
          <li>
            <strong>A successor,</strong> should <SiteName /> pass to somebody else. This notice would go on
            binding them, and members would be told beforehand.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Advertising',
    text: (
      <>
        <p>
          <strong>What holds now.</strong> The boxes that read “Ad Loading” or “AD” are placeholders. They are
          empty, load nothing and tell nobody anything. Now and then our editors may place an advertiser’s own
          code in an article. It runs shut off in a frame that can read neither the page around it, nor your
          account, nor what this site has stored in your browser. If that code fetches a picture from the
          advertiser’s server, the server sees your IP address and the kind of browser you use, as every
          server does. Your browser does not tell it which page you are on. A content blocker keeps such
          frames away, and the site works just as well without them.
        </p>
        <p>
          <strong>What would change.</strong> Should an advertising company ever take over those boxes, we
          would first name it here, together with what it collects. We would not let it recognize you from
          visit to visit without asking you before, we would honour the Global Privacy Control signal of your
          browser, and we would keep ads that follow people from site to site off our pages about illness.
        </p>
        <p>
          We may be paid when you buy something through a link in an article. The shop then learns that you
          came from us; its own notice says what it does with that.
        </p>
      </>
    ),
  },
  {
    title: 'Videos and other things from elsewhere',
    text: (
      <>
        <p>
          Videos from YouTube and Vimeo, maps from OpenStreetMap and players from Spotify and SoundCloud load
          only when you press their button. Until then your browser has no contact with those companies. From
          then on their own privacy notices hold: they learn your IP address and that you came from this site,
          and may store things in your browser. Of YouTube we use the version without cookies, and we ask
          Vimeo not to track.
        </p>
        <p>
          Pictures and fonts come from our own server as a rule. Where an editor shows a picture that lies on
          somebody else’s, your browser fetches it there, and that server sees your IP address and the name of
          our site, though not which page you read.
        </p>
      </>
    ),
  },
  {
    title: 'Your choices',
    text: (
      <>
        <ul>
          <li>
            <strong>Read without an account.</strong> Nothing on the site that informs is kept from you.
          </li>
          <li>
            <strong>See and take along what we hold.</strong> In your account you can download it as a file,
            after entering your password again.
          </li>
          <li>
            <strong>Delete your account.</strong> You do this yourself, in your account, also with your
            password. Your username, address, password, saved articles, ratings and messages to the editors go
            with it, immediately and permanently. So does the newsletter’s entry of that address, if a code or
            link in a mail of ours has shown that it is yours; otherwise leave by the link in its mails. Your
            comments stay without your name, as those of a “Deleted member”, unless you choose that their text
            goes too. You can also delete a single comment, under “Comments” in your account. If editors have
            blocked your account, you cannot sign in to do any of this: write to us, and we do it for you.
          </li>
          <li>
            <strong>Correct something.</strong> Change your password in your account. For a wrong username or
            address, write to us.
          </li>
          <li>
            <strong>Leave the newsletter.</strong> Every mail of it has a link that ends it. No sign-in is
            needed, and we do not ask why.
          </li>
          <li>
            <strong>Empty your browser.</strong> You may clear what this site has stored there whenever you
            like; the <Link to="/cookie-policy">Cookie Policy</Link> says how. You are signed out then, and
            nothing else is lost.
          </li>
          <li>
            <strong>Refuse what others load.</strong> Do not press play, and turn on a content blocker if you
            wish. No page here asks you to turn it off.
          </li>
        </ul>
        <p>
          Since we follow nobody, there is nothing that a “Do Not Track” setting would have to switch off:
          everybody is treated as if it were on.
        </p>
      </>
    ),
  },
];
