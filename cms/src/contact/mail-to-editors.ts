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
      `${name} (${email}) has written by the contact page:`,
      { is: 'quote', text: message },
      {
        is: 'note',
        text: 'An answer to this mail goes to the member. When it is answered, mark it so:',
        link: { text: 'Messages', url: publicUrl + MESSAGES },
      },
    ],
  };
}
