import { createTransport } from 'nodemailer';
import { withTimeouts } from '../../../platform/mail/smtp-timeouts';
import { toMessage } from '../../../platform/failures/expected-failure';
import { good, note, problem, type Check, type Machine } from '../finding';

/** Connects and signs in, and sends nothing. */
export const checkMail: Check<Machine> = async ({ settings: { smtpUrl } }) => {
  if (!smtpUrl)
    return [
      note(
        'Mail is written to files and not sent.',
        'Set SMTP_URL: members cannot reset their passwords, and nobody gets warnings.',
      ),
    ];
  const transport = createTransport(withTimeouts(smtpUrl));
  try {
    await transport.verify();
    return [good(`The mail server ${new URL(smtpUrl).host} accepts mail.`)];
  } catch (error) {
    return [
      problem(
        `The mail server ${new URL(smtpUrl).host} refuses: ${toMessage(error)}`,
        'Check SMTP_URL: host, port (465 with smtps://, 587 with smtp://), name and password.',
      ),
    ];
  } finally {
    transport.close();
  }
};
