import request from 'supertest';
import { someArticles } from '../fixtures';
import { bootCms, type Cms } from '../harness';

/** A CMS with `someArticles` for one test file, and functions to read from it. */
export function bootReadingCms() {
  let cms: Cms | undefined;
  beforeAll(async () => {
    cms = await bootCms();
    await someArticles(cms);
  });
  afterAll(() => cms?.stop());

  const running = (): Cms => {
    if (!cms) throw new Error('The CMS is only available inside tests.');
    return cms;
  };
  const get = (address: string) => request(running().server).get(address);
  return {
    get cms() {
      return running();
    },
    get,
    /** The slugs of a list's articles. */
    async slugs(address: string): Promise<string[]> {
      const { body } = await get(address).expect(200);
      return body.map(({ slug }: { slug: string }) => slug);
    },
  };
}
