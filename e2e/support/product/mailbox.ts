import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { expect } from '@playwright/test';
import { requireEnv } from './running-product.ts';

/**
 * The mails that the product has sent to an address so far, oldest first, as received by the mail server on loopback.
 */
export async function getMailsTo(address: string): Promise<ParsedMail[]> {
  const folder = requireEnv('E2E_MAILBOX');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(
    names.map(async (name) => simpleParser(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => recipients(mail).includes(address));
}

/** Waits until there are `count` mails to an address, and returns the latest. */
export async function waitForMailTo(address: string, count = 1): Promise<ParsedMail> {
  let mails: ParsedMail[] = [];
  await expect
    .poll(async () => (mails = await getMailsTo(address)).length, { message: `mails to ${address}` })
    .toBe(count);
  const latest = mails.at(-1);
  if (!latest) throw new Error(`There is no mail to ${address}.`);
  return latest;
}

/** The six-digit code in a mail, which contains no other digits. */
export function getCode({ text = '' }: ParsedMail): string {
  const codes = text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  expect(codes, text).toHaveLength(1);
  return codes[0] ?? '';
}

const recipients = ({ to }: ParsedMail): (string | undefined)[] =>
  [to ?? []].flat().flatMap(({ value }) => value.map((one) => one.address));
