import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off', THROTTLE_SUBSCRIBE_PER_MINUTE: '1' });
});
afterAll(() => cms.stop());

test('THROTTLE=off disables rate limits', async () => {
  for (let time = 0; time < 3; time += 1) {
    const response = await request(cms.server).post('/api/subscribe').send({ email: 'ada@example.org' });
    expect(response.status).toBe(200);
  }
});
