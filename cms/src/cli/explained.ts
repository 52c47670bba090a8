import { ExpectedFailure, toMessage } from '../platform/failures/expected-failure';
import { fail, type Command } from './command';

/** A command that prints only the sentence of an expected failure, and nothing of where it was found. */
export const explained =
  (command: Command): Command =>
  async (args, io) => {
    try {
      return await command(args, io);
    } catch (error) {
      if (error instanceof ExpectedFailure || isSystemError(error)) return fail(io, toMessage(error));
      throw error;
    }
  };

/** Such as a folder that may not be written. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
