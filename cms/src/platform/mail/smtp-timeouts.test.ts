import nodemailer from 'nodemailer';
import { withTimeouts } from './smtp-timeouts';

const read = (url: string) => nodemailer.createTransport(withTimeouts(url)).options;

test('sets timeouts of at most a minute and preserves the rest of the SMTP URL', () => {
  expect(
    read('smtps://ada%40example.org:p%40ss%3Aword@mail.example.org:465/?tls.rejectUnauthorized=false'),
  ).toMatchObject({
    host: 'mail.example.org',
    port: 465,
    secure: true,
    auth: { user: 'ada@example.org', pass: 'p@ss:word' },
    tls: { rejectUnauthorized: false },
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
});

test('preserves a timeout that the SMTP URL sets itself', () => {
  expect(read('smtp://127.0.0.1:25?socketTimeout=5000')).toMatchObject({
    host: '127.0.0.1',
    port: 25,
    socketTimeout: 5000,
    connectionTimeout: 10_000,
  });
});
