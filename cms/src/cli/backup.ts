import { explained, listCommand, makeCommand, restoreCommand, settingsCommand } from './backups/commands';
import { USAGE } from './backups/usage';
import { runCommand } from './run-command';

runCommand(
  {
    make: explained(makeCommand),
    list: explained(listCommand),
    restore: explained(restoreCommand),
    settings: explained(settingsCommand),
  },
  USAGE,
);
