import request from 'supertest';
import { RESETS } from '../../../src/domain/members/password-reset/resets-table';
import { bootCms, type Cms } from '../harness';
import { startMailServer, type MailServer } from '../mail-server';

export const NO_CODE = 'This code is wrong or no longer valid. Please check it, or ask for a new one.';
export const NEW_PASSWORD = 'N3w!password';

/** A CMS and a mail server for one test file, and the steps of a password reset. */
export function bootResettingCms() {
  let cms: Cms | undefined;
  let mail: MailServer | undefined;
  beforeAll(async () => {
    mail = await startMailServer();
    cms = await bootCms({ SMTP_URL: mail.url, SITE_NAME: 'Well & <Folio>' });
  });
  afterAll(async () => {
    await cms?.stop();
    await mail?.stop();
  });
  const running = <T>(one: T | undefined): T => {
    if (!one) throw new Error('It is only available inside tests.');
    return one;
  };

  let visitors = 0;
  /** A new address each time, so that no test is rate-limited by another. */
  const post = (path: string, body: unknown) => {
    visitors += 1;
    return request(running(cms).server)
      .post(`/api/users/${path}`)
      .set('x-forwarded-for', `198.51.100.${visitors}`)
      .send(Object(body));
  };
  const forgot = (email: unknown) => post('forgot-password', { email });
  const verify = (email: string, otp: unknown) => post('verify-otp', { email, otp });
  /** The code in the newest of this many mails. */
  async function codeFor(email: string, mails = 1): Promise<string> {
    const text = (await running(mail).whenMailsTo(email, mails)).at(-1)?.text ?? '';
    const [code = '', ...more] = text.match(/\d{6}/g) ?? [];
    expect(more).toEqual([]);
    return code;
  }
  return {
    get cms() {
      return running(cms);
    },
    get mail() {
      return running(mail);
    },
    post,
    forgot,
    verify,
    change: (user_id: unknown, resetToken: string, newPassword = NEW_PASSWORD) =>
      post('change-password', { user_id, resetToken, newPassword }),
    resets: () => running(cms).strapi.db.connection(RESETS),
    codeFor,
    async tokenFor(email: string, mails = 1): Promise<string> {
      await forgot(email).expect(200);
      const { body } = await verify(email, await codeFor(email, mails)).expect(200);
      return body.resetToken;
    },
  };
}
