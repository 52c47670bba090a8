import { explained } from './explained';
import { checkCommand, clearCommand, copyCommand, startCommand } from './move-database/commands';
import { USAGE } from './move-database/usage';
import { runCommand } from './run-command';

runCommand(
  {
    check: explained(checkCommand),
    start: explained(startCommand),
    copy: explained(copyCommand),
    clear: explained(clearCommand),
  },
  USAGE,
);
