import bcrypt from 'bcryptjs';

export type BcryptTask =
  | { does: 'hash'; password: string; salt: number | string }
  | { does: 'compare'; password: string; hash: string };

/** Runs in the threads of `strapi/patches/bcrypt-in-threads.ts`. */
export const runBcrypt = (task: BcryptTask): string | boolean =>
  task.does === 'hash'
    ? bcrypt.hashSync(task.password, task.salt)
    : bcrypt.compareSync(task.password, task.hash);
