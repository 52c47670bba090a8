import { Star } from 'lucide';
import { NothingYet } from '../../../ui/AccountPage/NothingYet';
import { EndedNotice } from '../../../ui/Asked/EndedNotice';
import { AdBlock } from '../../../ui/AdBlock/AdBlock';
import { AdLoading } from '../../../ui/AdLoading/AdLoading';
import { showAlert } from '../../../ui/Alert/showAlert';
import { Asked } from '../../../ui/Asked/Asked';
import { Boundary } from '../../../ui/Boundary/Boundary';
import { Button } from '../../../ui/Button/Button';
import { Callout } from '../../../ui/Callout/Callout';
import { Confirm } from '../../../ui/Dialog/Confirm';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { LateSection } from '../../../ui/late/LateSection';
import { askToLogIn } from '../../../ui/LoginDialog/askToLogIn';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { FAILED } from '../../../lib/failed';
import { LOG_IN_TO } from '../../../lib/occasions';
import type { Exhibited } from '../Exhibit';
import { OnPress } from '../OnPress';
import { LONG_TITLE } from './longWords';

const nothing = () => undefined;
/** Scripts that never come, and that cannot. */
const AWAITED = { fetch: () => new Promise<void>(nothing) };
const FAILING = { fetch: () => Promise.reject(new TypeError('This one fails on purpose.')) };
const refuse = async () => ({ is: 'signed out', because: 'no session' }) as const;
const Broken = () => {
  throw new Error('This one breaks on purpose.');
};

export const NOTICES: readonly Exhibited[] = [
  {
    name: 'Callout',
    width: 'text',
    states: [
      { name: 'What to know', shown: <Callout>In an emergency, call your local emergency number.</Callout> },
      { name: 'What went wrong', shown: <Callout tone="bad">{FAILED}</Callout> },
    ],
  },
  {
    name: 'Notice',
    width: 'text',
    states: [
      { name: 'Good', shown: <Notice tone="good">Your changes are saved.</Notice> },
      { name: 'Bad', shown: <Notice tone="bad">{FAILED}</Notice> },
      { name: 'Good to know', shown: <Notice tone="info">Session expired. Please log in again.</Notice> },
    ],
  },
  {
    name: 'AccountPage',
    width: 'text',
    states: [
      {
        name: 'Nothing yet',
        shown: (
          <NothingYet
            icon={Star}
            sentence="You have not rated any articles yet."
            how="Below each article are five stars."
          />
        ),
      },
    ],
  },
  {
    name: 'Dialog',
    states: [
      {
        name: 'With anything in it',
        shown: (
          <OnPress>
            {(close) => (
              <Dialog title={LONG_TITLE} onClose={close}>
                <p>Escape and the button close it, and the focus goes back to where it was.</p>
              </Dialog>
            )}
          </OnPress>
        ),
      },
      {
        name: 'A question',
        shown: (
          <OnPress>
            {(close) => (
              <Confirm
                title="Delete this draft?"
                sentence="What you have typed here is lost."
                action="Delete"
                onConfirm={nothing}
                onClose={close}
              />
            )}
          </OnPress>
        ),
      },
    ],
  },
  {
    name: 'LoginDialog',
    states: [
      {
        name: 'For a guest',
        shown: <Button onClick={() => askToLogIn(LOG_IN_TO.save, 'no session')}>Show it</Button>,
      },
      {
        name: 'After a session',
        shown: <Button onClick={() => askToLogIn(LOG_IN_TO.save, 'session over')}>Show it</Button>,
      },
    ],
  },
  {
    name: 'Asked',
    states: [
      {
        name: 'For a guest',
        shown: (
          <OnPress>
            {() => (
              <Asked ask={refuse} waiting="Loading…">
                {nothing}
              </Asked>
            )}
          </OnPress>
        ),
      },
      { name: 'After a session', shown: <OnPress>{() => <EndedNotice because="session over" />}</OnPress> },
    ],
  },
  {
    name: 'late',
    states: [
      {
        name: 'Awaited',
        shown: (
          <LateSection place="comments" title="Comments" what="comments" needs={AWAITED}>
            {null}
          </LateSection>
        ),
      },
      {
        name: 'It did not come',
        shown: (
          <LateSection place="rating" title="Rate this article" what="rating" needs={FAILING}>
            {null}
          </LateSection>
        ),
      },
    ],
  },
  {
    name: 'Alert',
    states: [{ name: 'Over the page', shown: <Button onClick={() => showAlert(FAILED)}>Show it</Button> }],
  },
  {
    name: 'Boundary',
    states: [
      {
        name: 'In the place of what breaks',
        shown: (
          <OnPress>
            {() => (
              <Boundary failed={<p>This could not be shown.</p>}>
                <Broken />
              </Boundary>
            )}
          </OnPress>
        ),
      },
    ],
  },
  { name: 'Spinner', states: [{ name: 'Turning', shown: <Spinner label="Loading a sample…" /> }] },
  { name: 'AdBlock', states: [{ name: 'In a list, between sections', shown: <AdBlock /> }] },
  { name: 'AdLoading', states: [{ name: 'In a text', shown: <AdLoading /> }] },
];
