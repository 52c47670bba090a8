import { readers, type Readings } from './reader.ts';
import { targetAt } from '../target.ts';

/** Readers in a process of their own (`reader-control.ts`): an attacker at work would make them wait. */
const [site = '', home = ''] = process.argv.slice(2);
// Their parent is gone.
process.on('disconnect', () => process.exit());
const { start } = await readers(targetAt(site, { home, isShort: true, own: undefined }));
let stop: (() => Promise<Readings>) | undefined;

process.on('message', (message) => {
  if (message === 'start') stop = start();
  else void stop?.().then((readings) => process.send?.(readings));
});
process.send?.('ready');
