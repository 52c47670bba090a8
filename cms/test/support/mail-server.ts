import { once } from 'node:events';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { waitUntil } from './wait-until';

/** A real SMTP server on loopback that stores received mails. */
export interface MailServer {
  /** The value for SMTP_URL. */
  url: string;
  /** The mails received for an address so far, oldest first. */
  mailsTo(address: string): ParsedMail[];
  /** Waits until this many have arrived, because mail is sent after the response. */
  whenMailsTo(address: string, count?: number): Promise<ParsedMail[]>;
  /** The envelope senders, to which bounces go. */
  returnPathsTo(address: string): string[];
  /** Rejects all mail from now on. */
  refuseAll(): void;
  /** Accepts all mail from now on. */
  takeAll(): void;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: { from: string; to: string[]; mail: ParsedMail }[] = [];
  let taking = true;
  const server = new SMTPServer({
    // There is no trusted certificate for loopback.
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      simpleParser(stream).then((mail) => {
        if (!taking) return done(Object.assign(new Error('Full'), { responseCode: 452 }));
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          mail,
        });
        return done();
      }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  const mailsTo = (to: string) => mails.filter((mail) => mail.to.includes(to)).map(({ mail }) => mail);
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mailsTo,
    returnPathsTo: (to) => mails.filter((mail) => mail.to.includes(to)).map(({ from }) => from),
    async whenMailsTo(to, count = 1) {
      await waitUntil(`${to} has ${count} mails`, () => mailsTo(to).length >= count);
      return mailsTo(to);
    },
    refuseAll() {
      taking = false;
    },
    takeAll() {
      taking = true;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
