import { EventEmitter } from 'node:events';
import { addListeners, intersectListeners, getListeners } from '../support/cms/process-listeners';

const listener = () => () => undefined;

/** As Strapi does it when it stops. */
function stopped(emitter: EventEmitter, before: ReturnType<typeof getListeners>) {
  const remaining = intersectListeners(getListeners(emitter), before);
  emitter.removeAllListeners();
  addListeners(emitter, remaining);
}

test('restores earlier listeners in order, without those added since', () => {
  const emitter = new EventEmitter();
  const [first, second, added] = [listener(), listener(), listener()];
  emitter.on('exit', first).on('exit', second);
  const before = getListeners(emitter);
  emitter.on('exit', added).on('uncaughtException', added);
  stopped(emitter, before);
  expect(emitter.rawListeners('exit')).toEqual([first, second]);
  expect(emitter.eventNames()).toEqual(['exit']);
});

test('does not restore listeners that others removed in the meantime', () => {
  const emitter = new EventEmitter();
  const [runner, remaining] = [listener(), listener()];
  emitter.on('uncaughtException', runner).on('uncaughtException', remaining);
  const before = getListeners(emitter);
  emitter.off('uncaughtException', runner);
  stopped(emitter, before);
  expect(emitter.rawListeners('uncaughtException')).toEqual([remaining]);
});

test('preserves one-time listeners', () => {
  const emitter = new EventEmitter();
  let heard = 0;
  emitter.once('exit', () => (heard += 1));
  stopped(emitter, getListeners(emitter));
  emitter.emit('exit');
  emitter.emit('exit');
  expect(heard).toBe(1);
});
