import { once } from 'node:events';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { until } from './until';

/** A real mail server on loopback that keeps what it is given. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** What has come for an address so far, the oldest first. */
  mailsTo(address: string): ParsedMail[];
  /** The same, when there are as many: mail is sent after the answer. */
  whenMailsTo(address: string, count?: number): Promise<ParsedMail[]>;
  /** Who they came from, as their envelopes say: there go reports of what could not be delivered. */
  returnPathsTo(address: string): string[];
  /** From now on no mail is taken. */
  refuseAll(): void;
  /** From now on all mail is. */
  takeAll(): void;
  stop(): Promise<void>;
}

export async function mailServer(): Promise<MailServer> {
  const mails: { from: string; to: string[]; mail: ParsedMail }[] = [];
  let taking = true;
  const server = new SMTPServer({
    // Nobody vouches for a certificate of loopback.
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
      await until(`${to} has ${count} mails`, () => mailsTo(to).length >= count);
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
