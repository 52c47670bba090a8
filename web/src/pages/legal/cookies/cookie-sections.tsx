import { Link } from 'react-router-dom';
import { ContactAddress } from '../../../ui/base/ContactAddress/ContactAddress';
import type { Section } from '../sections';
import { SiteName } from '../SiteName';
import { EDITOR_STORAGE, MEMBER_STORAGE, READER_STORAGE } from './stored';
import { StoredTable } from './StoredTable';

export const COOKIE_SECTIONS: readonly Section[] = [
  {
    title: 'Cookies, and what else there is',
    text: (
      <>
        <p>
          A cookie is a short text that a site leaves in your browser and that the browser sends back with
          every request. <strong>If you read, compute or sign in here, no cookie is set.</strong> That is why
          no banner asks you about them.
        </p>
        <p>
          Browsers have two more places where a page can keep something. What lies there is not sent along by
          itself: <strong>session storage</strong> belongs to one tab and goes when you close it;{' '}
          <strong>local storage</strong> stays until it is removed. The tables below list, by name, everything
          that <SiteName /> puts there. All of it is needed for something you do, and none of it is used to
          recognize you or to find out what you read.
        </p>
      </>
    ),
  },
  {
    title: 'What is kept while you read',
    text: (
      <>
        <p>You need no account for these, and they come only when there is something to remember.</p>
        <StoredTable caption="For every reader" items={READER_STORAGE} />
      </>
    ),
  },
  {
    title: 'What is kept when you sign in',
    text: (
      <>
        <p>
          Signing in stores the first two. They serve all tabs of this browser, and leave it when you sign
          out. The others are there only while you reset a password; if you stop half-way, they stay, useless,
          until you reset it after all or clear them.
        </p>
        <StoredTable caption="For members" items={MEMBER_STORAGE} />
        <p>On a computer that others use too, sign out when you are done.</p>
      </>
    ),
  },
  {
    title: 'What is kept for editors',
    text: (
      <>
        <p>
          The people who write and run the site work at the address <code>/admin</code>. These are there only
          for those who sign in to that desk, and only it reads them.
        </p>
        <StoredTable caption="For editors" items={EDITOR_STORAGE} />
      </>
    ),
  },
  {
    title: 'The calculators keep nothing',
    text: (
      <>
        <p>
          What you enter in a calculator is stored nowhere: reload the page and it is gone. If you press Copy
          link, the page’s address holds what you entered, behind its # sign, until you enter something else
          or press Clear. Browsers do not send that part to any server. It can stay in your browser’s history,
          and whoever you give the link to can read it.
        </p>
      </>
    ),
  },
  {
    title: 'What other companies may keep',
    text: (
      <>
        <p>
          Videos, maps and sound from YouTube, Vimeo, OpenStreetMap, Spotify and SoundCloud load only when you
          press their button. Their players run at their own addresses and may then keep cookies and other
          things there, which we can neither see nor control. For YouTube we use the address{' '}
          <code>youtube-nocookie.com</code>, and Vimeo is asked not to track.
        </p>
        <p>
          The boxes for ads on our pages are placeholders and load nothing. Where an article holds an
          advertiser’s code, that code runs in a frame shut off from the site, in which it can use neither
          cookies nor storage. A picture that it fetches from the advertiser’s server may come with a cookie
          of that server, in browsers that still allow this. The{' '}
          <Link to="/privacy-policy#section8">Privacy Policy</Link> has more about both.
        </p>
      </>
    ),
  },
  {
    title: 'How to clear it all',
    text: (
      <>
        <p>
          Every browser can do it: look in its settings under privacy for “site data” or “cookies and site
          data”, find this site’s address, and delete. A private window does it by itself when you close it.
          If you are a member you are signed out then, and a list begins at its top again. Nothing else is
          lost: saved articles and ratings belong to your account.
        </p>
        <p>
          You may also forbid the site to store anything. Pages, search and calculators go on working, but you
          cannot sign in, since the browser would forget it at once.
        </p>
        <p>
          Besides, your browser keeps copies of pages and pictures it has seen, to show them faster. That is
          its own cache, which you clear in the same place.
        </p>
      </>
    ),
  },
  {
    title: 'Changes and contact',
    text: (
      <p>
        When the site starts to keep something else, we add it here and change the date at the top. If you
        find something in your browser that is not on this page, we have made a mistake and would like to
        know: <ContactAddress />, or <Link to="/contact-us">Contact Us</Link>. What happens to information
        that reaches us is in the <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    ),
  },
];
