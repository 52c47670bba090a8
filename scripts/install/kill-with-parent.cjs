/**
 * Loaded first into npm and other programs that a command runs to their end (kill-with-parent.mjs): when the command is
 * gone, however it ended, the channel between them closes, and the program is killed with all that it started. Otherwise
 * a killed `npm start` would leave compilers behind that write where the next start builds.
 */
if (process.send) {
  // Only for the program itself: what it starts is in its process group.
  process.env.NODE_OPTIONS = (process.env.NODE_OPTIONS ?? '').replace(
    / ?--require "[^"]*kill-with-parent\.cjs"/,
    '',
  );
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGKILL');
    } catch {
      process.kill(process.pid, 'SIGKILL');
    }
  });
  // A listener holds the channel, and the channel would hold a program that is done.
  process.channel?.unref();
}
