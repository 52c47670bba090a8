import type { Mail } from '../mail/send';

/** Where moderators answer messages, in the admin. */
const MESSAGES = '/admin/content-manager/collection-types/api::contact-message.contact-message';

/** What the editors get of a message: an answer to it goes to the member. */
export function mailToEditors(
  { name, email, message }: { name: string; email: string; message: string },
  { editorsEmail, publicUrl }: { editorsEmail: string; publicUrl: string },
): Mail {
  return {
    to: editorsEmail,
    replyTo: email,
    subject: `Message from ${name}`,
    parts: [
      `${name} (${email}) wrote on the contact page:`,
      { is: 'quote', text: message },
      {
        is: 'note',
        text: 'Your reply to this email goes to the member. Once it is answered, mark it as such:',
        link: { text: 'Messages', url: publicUrl + MESSAGES },
      },
    ],
    why: 'You receive this email because messages to the editors go to this address.',
  };
}
