import { Alert } from '../../../ui/messages/Alert/Alert';
import { failure, news, removal } from '../../../ui/messages/Alert/Alert.fixture';
import { EmptyState } from '../../../ui/forms/AccountPage/EmptyState';
import { nothingYet } from '../../../ui/forms/AccountPage/EmptyState.fixture';
import { MemberQuery } from '../../../ui/forms/MemberQuery/MemberQuery';
import { signedOut, waiting } from '../../../ui/forms/MemberQuery/MemberQuery.fixture';
import { EndedNotice } from '../../../ui/forms/MemberQuery/EndedNotice';
import { Callout } from '../../../ui/base/Callout/Callout';
import { Confirm } from '../../../ui/messages/Dialog/Confirm';
import { question } from '../../../ui/messages/Dialog/Confirm.fixture';
import { Dialog } from '../../../ui/messages/Dialog/Dialog';
import { dialog } from '../../../ui/messages/Dialog/Dialog.fixture';
import { LoginDialog } from '../../../ui/messages/LoginDialog/LoginDialog';
import { ofEndedSession, ofGuest } from '../../../ui/messages/LoginDialog/LoginDialog.fixture';
import { LONG_TITLE } from '../../../ui/long-words.fixture';
import { Notice } from '../../../ui/messages/Notice/Notice';
import { longNotice, notices } from '../../../ui/messages/Notice/Notice.fixture';
import type { ExhibitProps } from '../Exhibit';
import { ShowOnPress } from '../OnPress';

const nothing = () => undefined;
const query = async () => signedOut;

export const NOTICES: readonly ExhibitProps[] = [
  {
    file: 'ui/base/Callout/Callout.tsx',
    width: 'text',
    states: [
      { name: 'Warning', shown: <Callout>In an emergency, call your local emergency number.</Callout> },
      { name: 'Info', shown: <Callout tone="info">{notices.info}</Callout> },
      { name: 'Error', shown: <Callout tone="bad">{notices.bad}</Callout> },
      { name: 'Long text', shown: <Callout>{LONG_TITLE}</Callout> },
    ],
  },
  {
    file: 'ui/messages/Notice/Notice.tsx',
    width: 'text',
    states: [
      { name: 'Good', shown: <Notice tone="good">{notices.good}</Notice> },
      { name: 'Bad', shown: <Notice tone="bad">{notices.bad}</Notice> },
      { name: 'Good to know', shown: <Notice tone="info">{notices.info}</Notice> },
      { name: 'Long text', shown: <Notice tone="bad">{longNotice}</Notice> },
    ],
  },
  {
    file: 'ui/forms/AccountPage/EmptyState.tsx',
    width: 'text',
    states: [{ name: 'Instead of a list', shown: <EmptyState {...nothingYet} /> }],
  },
  {
    file: 'ui/messages/Dialog/Dialog.tsx',
    states: [
      {
        name: 'With custom content',
        shown: <ShowOnPress>{(close) => <Dialog {...dialog} onClose={close} />}</ShowOnPress>,
      },
    ],
  },
  {
    file: 'ui/messages/Dialog/Confirm.tsx',
    states: [
      {
        name: 'A question',
        shown: (
          <ShowOnPress>
            {(close) => <Confirm {...question} onConfirm={nothing} onClose={close} />}
          </ShowOnPress>
        ),
      },
    ],
  },
  {
    file: 'ui/messages/LoginDialog/LoginDialog.tsx',
    states: [
      {
        name: 'For a guest',
        shown: <ShowOnPress>{(close) => <LoginDialog {...ofGuest} onClose={close} />}</ShowOnPress>,
      },
      {
        name: 'After a session has expired',
        shown: <ShowOnPress>{(close) => <LoginDialog {...ofEndedSession} onClose={close} />}</ShowOnPress>,
      },
    ],
  },
  {
    file: 'ui/messages/Alert/Alert.tsx',
    states: [
      {
        name: 'Error',
        shown: <ShowOnPress>{(close) => <Alert {...failure} onClose={close} />}</ShowOnPress>,
      },
      { name: 'Success', shown: <ShowOnPress>{(close) => <Alert {...news} onClose={close} />}</ShowOnPress> },
      {
        name: 'With Undo',
        shown: (
          <ShowOnPress>
            {(close) => (
              <Alert
                sentence={removal.sentence}
                tone={removal.tone}
                remedy={{ label: removal.undo, apply: nothing }}
                onClose={close}
              />
            )}
          </ShowOnPress>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/MemberQuery/MemberQuery.tsx',
    states: [
      {
        name: 'For a guest',
        shown: (
          <ShowOnPress>
            {() => (
              <MemberQuery query={query} waiting={waiting}>
                {nothing}
              </MemberQuery>
            )}
          </ShowOnPress>
        ),
      },
    ],
  },
  {
    file: 'ui/forms/MemberQuery/EndedNotice.tsx',
    states: [
      {
        name: 'Not logged in',
        shown: <ShowOnPress>{() => <EndedNotice because="no session" />}</ShowOnPress>,
      },
      {
        name: 'Session expired',
        shown: <ShowOnPress>{() => <EndedNotice because="session over" />}</ShowOnPress>,
      },
    ],
  },
];
