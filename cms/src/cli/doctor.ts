import { doctorCommand } from './doctor/command';
import { runCommand } from './run-command';

const USAGE = `Examines the settings' consequences: disk, database, mail, clock, indexes, backups, links, permissions.

  doctor check [--json]

Changes nothing, and works beside a running system. Exit codes: 0 no problem, 1 problems, 2 unknown command.
`;

runCommand({ check: doctorCommand }, USAGE);
