import { listCommand, makeCommand, restoreCommand, settingsCommand } from './backups/commands';
import { USAGE } from './backups/usage';
import { explained } from './explained';
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
