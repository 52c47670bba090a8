// Posts a message as often as it was asked to, in milliseconds.
addEventListener('message', ({ data }: MessageEvent<number>) => {
  setInterval(() => postMessage('tick'), data);
});
