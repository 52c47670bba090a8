import { InstallFailure, installed, stopInstalls } from '../../install/packages.mjs';
import { atEnd } from '../process/cleanup.ts';
import { Failure } from '../process/failure.ts';

/** Waits until the packages of the CMS and the site are installed. Throws a Failure if an install fails. */
export async function requireInstalled(): Promise<void> {
  atEnd(stopInstalls);
  try {
    await Promise.all([installed('cms'), installed('web')]);
  } catch (error) {
    throw error instanceof InstallFailure ? new Failure(error.message) : error;
  }
}
