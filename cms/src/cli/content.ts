import { lintCommand } from './content-lint/command';
import type { Command } from './command';
import {
  cleanPicturesCommand,
  exportCommand,
  importCommand,
  reindexCommand,
  removeDemoCommand,
  seedAtStartCommand,
  seedCommand,
  subscribersCommand,
} from './content-files/commands';
import { USAGE } from './content-files/usage';
import { runCommand } from './run-command';

const COMMANDS: Readonly<Record<string, Command>> = {
  lint: lintCommand,
  import: importCommand,
  export: exportCommand,
  seed: seedCommand,
  'seed-at-start': seedAtStartCommand,
  'remove-demo': removeDemoCommand,
  reindex: reindexCommand,
  'clean-pictures': cleanPicturesCommand,
  subscribers: subscribersCommand,
};

runCommand(COMMANDS, USAGE);
