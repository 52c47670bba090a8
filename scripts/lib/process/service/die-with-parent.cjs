/**
 * Preloaded into every server that the scripts start. When the script has ended, in whatever way, the IPC channel
 * closes and the server stops too. Otherwise a killed `npm start` would leave servers behind that occupy the ports.
 *
 * It also reports to the script on which ports the server listens. Otherwise another program that took the port in the
 * meantime would be mistaken for a ready server.
 */
if (process.send) {
  const { Server } = process.getBuiltinModule('node:net');
  const { listen } = Server.prototype;
  Object.assign(Server.prototype, {
    /**
     * @this {import('node:net').Server}
     * @param {unknown[]} args
     */
    listen(...args) {
      this.once('listening', () => {
        const address = this.address();
        if (address !== null && typeof address === 'object' && process.connected) {
          process.send?.({ listensOn: address.port });
        }
      });
      /** @type {unknown} */
      const listening = Reflect.apply(listen, this, args);
      return listening;
    },
  });
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGTERM');
    } catch {
      process.kill(process.pid, 'SIGTERM');
    }
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref();
  });
}
