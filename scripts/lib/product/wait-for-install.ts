import { InstallFailure, ensureInstalled, stopInstalls } from '../../install/packages.mjs';
import { onExit } from '../process/cleanup.ts';
import { Failure } from '../process/failure.ts';

/** Waits until the packages of the CMS and the site are installed. Throws a Failure if an install fails. */
export async function waitForInstall(): Promise<void> {
  onExit(stopInstalls);
  try {
    await Promise.all([ensureInstalled('cms'), ensureInstalled('web')]);
  } catch (error) {
    throw error instanceof InstallFailure ? new Failure(error.message) : error;
  }
}
