/**
 * Loaded first into every server and every installation that the scripts start: when the script is gone, however it
 * ended, its channel closes and the program ends with all that it started. Otherwise a killed `npm start` would leave
 * servers behind that hold the ports, and compilers that write into node_modules.
 */
if (process.send) {
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGTERM');
    } catch {
      process.kill(process.pid, 'SIGTERM');
    }
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref();
  });
  // A listener holds the channel, and the channel would hold a program that is done.
  process.channel?.unref();
}
