import { LONG_WORD } from '../../long-words.fixture';
import type { Problem } from './problem';
import { FILL_OUT_ALL, NO_ADDRESS, SERVER_ERROR } from './messages';
import type { Notice } from './use-form';

/** Fields with their props. */
export const nameField = { name: 'name', label: 'Name', hint: 'As you like.', autoComplete: 'off' } as const;
export const longField = { name: 'long', label: LONG_WORD, defaultValue: LONG_WORD } as const;
export const secretField = { name: 'secret', label: 'Secret', autoComplete: 'current-password' } as const;
export const newPasswordField = { label: 'New password' } as const;
export const termsField = { name: 'terms', children: 'I agree' } as const;

/** Passwords that meet none, some and all of the rules. */
export const passwords = { none: '', some: 'sleep', all: 'SleepWell8!' } as const;

export const action = 'Send';

/** Outcomes of a form. */
export const wrongName: Problem = { at: ['name'], sentence: NO_ADDRESS };
export const notTicked: Problem = { at: ['terms'], sentence: 'Please agree to the terms.' };
export const allMissing: Problem = { at: ['name', 'secret'], sentence: FILL_OUT_ALL, isOfForm: true };
export const sent: Notice = { sentence: 'Your message has been sent.', tone: 'good' };
export const failed: Notice = { sentence: SERVER_ERROR, tone: 'bad' };
export const wrongSecret: Problem = { at: ['secret'], sentence: 'The password is not right.' };
export const weakPassword: Problem = {
  at: ['password'],
  sentence: 'Password does not meet the requirements.',
};
