/**
 * Loaded first into every server that the scripts start: when the script is gone, however it ended, its channel closes
 * and the server goes too. Otherwise a killed `npm start` would leave servers behind that hold the ports.
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
}
