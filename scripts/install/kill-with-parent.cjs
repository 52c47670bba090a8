/**
 * Preloaded into npm and other programs that a command runs to completion (kill-with-parent.mjs). When the command ends
 * in any way, the channel between them closes, and this kills the program and everything it started. Otherwise a killed
 * `npm start` would leave compilers running that write where the next start builds.
 */
if (process.send) {
  // Child processes need no preload, because they are in the program's process group.
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
  // A listener keeps the channel open, which would keep a finished program running.
  process.channel?.unref();
}
