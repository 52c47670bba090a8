const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Globals that browsers have and jsdom lacks. MessageChannel and BroadcastChannel are excluded, because with them jest
 * never exits.
 */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'fetch',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'structuredClone',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
];

module.exports = class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
