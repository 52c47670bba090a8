import { prepareReaders, type ReaderResults } from './reader.ts';
import { createTarget } from '../target/target.ts';

/** Readers run in a separate process (`reader-control.ts`), because a busy attacker would delay them. */
const [site = '', home = ''] = process.argv.slice(2);
// The parent process has exited.
process.on('disconnect', () => process.exit());
const { start } = await prepareReaders(createTarget(site, { home, isShort: true, own: undefined }));
let stop: (() => Promise<ReaderResults>) | undefined;

process.on('message', (message) => {
  if (message === 'start') stop = start();
  else void stop?.().then((readings) => process.send?.(readings));
});
process.send?.('ready');
