/**
 * The way into every command: installs what is missing, then runs scripts/<command>.ts in this same process.
 * One process, because a shell between npm and the servers would not pass a stop signal on. No dependencies and no
 * new syntax: an old Node must get as far as the sentence that says what to install.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19) || major > 26) {
  console.error(
    `Node 20.19 to 26 is needed; this is ${process.versions.node}. Get one of them from https://nodejs.org (or: nvm install).`,
  );
  process.exitCode = 1;
} else {
  void import('./install/enter.mjs').then(({ enter }) => enter(process.argv[2], process.argv.slice(3)));
}
