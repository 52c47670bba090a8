import type { Mail } from '../../platform/mail/send';

/** The admin page where moderators answer messages. */
const MESSAGES = '/admin/moderation?tab=messages';
const WHY = 'You receive this email because messages to the editors go to this address.';

interface Message {
  name: string;
  email: string;
  message: string;
  /** When false, somebody else may have opened the account with this address. */
  isAddressProven: boolean;
}

interface Addresses {
  editorsEmail: string;
  publicUrl: string;
}

const sender = ({ name, email, isAddressProven }: Message): string =>
  `${name} (${email}${isAddressProven ? '' : ', address not confirmed'})`;

/** The mail for one message. A reply goes to the member. */
export function composeEditorMail(message: Message, { editorsEmail, publicUrl }: Addresses): Mail {
  return {
    kind: 'contact-message',
    to: editorsEmail,
    replyTo: message.email,
    subject: `Message from ${message.name}`,
    parts: [
      `${sender(message)} wrote on the contact page:`,
      { is: 'quote', text: message.message },
      ...(message.isAddressProven ? [] : [{ is: 'note', text: UNPROVEN } as const]),
      {
        is: 'note',
        text: 'Answer it in the admin, where the answer is kept beside the message. Your reply to this email goes to the member too; then close the message there:',
        link: { text: 'Messages', url: publicUrl + MESSAGES },
      },
    ],
    why: WHY,
  };
}

const UNPROVEN = 'The address of this account is not confirmed, so the message may be from somebody else.';

/** The mail for many messages at once. */
export function composeEditorDigest(
  messages: readonly Message[],
  { editorsEmail, publicUrl }: Addresses,
): Mail {
  return {
    kind: 'contact-message',
    to: editorsEmail,
    subject: `${messages.length} messages from the contact page`,
    parts: [
      'Many messages arrived, so they are in one email. Answer them in the admin:',
      {
        is: 'note',
        text: 'You can find all of them there.',
        link: { text: 'Messages', url: publicUrl + MESSAGES },
      },
      ...messages.flatMap((message) => [
        `${sender(message)} wrote:`,
        { is: 'quote', text: shortened(message.message) } as const,
      ]),
    ],
    why: WHY,
  };
}

const MOST_SHOWN = 500;

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN).join('')}…` : text;
}
