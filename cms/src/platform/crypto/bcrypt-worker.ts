import bcrypt from 'bcryptjs';

export type BcryptTask =
  | { does: 'hash'; password: string; salt: number | string }
  | { does: 'compare'; password: string; hash: string };

/** What a thread of `strapi/patches/bcrypt-in-threads.ts` does. */
export const runBcrypt = (task: BcryptTask): string | boolean =>
  task.does === 'hash'
    ? bcrypt.hashSync(task.password, task.salt)
    : bcrypt.compareSync(task.password, task.hash);
