/**
 * The entry point of every command: installs what is missing, then runs scripts/<command>.ts in the same process. A
 * shell between npm and the servers would not forward stop signals. This file uses no dependencies and no new syntax,
 * so that an old Node reaches the message that says what to install.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19) || major > 26) {
  console.error(
    `Node 20.19 to 26 is needed; this is ${process.versions.node}. Get one of them from https://nodejs.org (or: nvm install).`,
  );
  process.exitCode = 1;
} else {
  void import('./install/run-command.mjs').then(({ runCommand }) =>
    runCommand(process.argv[2], process.argv.slice(3)),
  );
}
