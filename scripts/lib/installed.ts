import { InstallFailure, installed } from '../install/packages.mjs';
import { Failure } from './failure.ts';

/** Waits until the packages of the CMS or of the site are installed. A Failure says why they are not. */
export async function requireInstalled(name: 'cms' | 'web'): Promise<void> {
  try {
    await installed(name);
  } catch (error) {
    throw error instanceof InstallFailure ? new Failure(error.message) : error;
  }
}
