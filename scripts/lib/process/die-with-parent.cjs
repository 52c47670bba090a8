/**
 * Loaded first into every server that the scripts start: when the script is gone, however it ended, its channel closes
 * and the server goes too. Otherwise a killed `npm start` would leave servers behind that hold the ports.
 *
 * It also tells the script on which ports the server listens: where another program took the port meanwhile, that one
 * would be taken for a server that is ready.
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
