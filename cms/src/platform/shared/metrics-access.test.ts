import { findMetricsProblem } from './metrics-access.gen';

const TOKEN = 'a token that is long enough';
const access = { port: 9464, host: '127.0.0.1', token: undefined, serverPort: 3000 };
const find = (other: Partial<Parameters<typeof findMetricsProblem>[0]>) =>
  findMetricsProblem({ ...access, ...other }, 'METRICS_PORT')?.setting;

test.each([
  [{}, undefined],
  [{ host: 'localhost' }, undefined],
  [{ host: '::1' }, undefined],
  [{ host: '0.0.0.0' }, 'METRICS_TOKEN'],
  [{ host: '10.0.0.5' }, 'METRICS_TOKEN'],
  [{ host: '127.example.org' }, 'METRICS_TOKEN'],
  [{ host: '10.0.0.5', token: TOKEN }, undefined],
  // Off: nothing is served.
  [{ host: '0.0.0.0', port: undefined }, undefined],
  [{ port: 3000 }, 'METRICS_PORT'],
])('with %j, the setting to change is %p', (other, setting) => {
  expect(find(other)).toBe(setting);
});
