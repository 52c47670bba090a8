import { listCommand, makeCommand, restoreCommand, settingsCommand } from './backups/commands';
import { USAGE } from './backups/usage';
import { runCommand } from './run-command';

runCommand(
  { make: makeCommand, list: listCommand, restore: restoreCommand, settings: settingsCommand },
  USAGE,
);
