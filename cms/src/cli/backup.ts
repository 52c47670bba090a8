import { listCommand, makeCommand, restoreCommand } from './backups/commands';
import { USAGE } from './backups/usage';
import { runCommand } from './run-command';

runCommand({ make: makeCommand, list: listCommand, restore: restoreCommand }, USAGE);
