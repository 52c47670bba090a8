/**
 * Loaded first into npm: when the command that started it is gone, however it ended, the channel between them closes,
 * and npm is killed with the compilers that it started. Nothing is lost: the next start installs again.
 */
if (process.send) {
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
  // A listener holds the channel, and the channel would hold an npm that is done.
  process.channel?.unref();
}
