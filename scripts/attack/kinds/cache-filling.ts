import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { getArticles, titleWords } from '../target/members.ts';
import { describeSlowest, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

export const cacheFilling: Attack = {
  name: 'cache-filling',
  finding: 'S16',
  does: '2,500 search pages that nobody has requested before, ten at a time, from ten addresses',
  holds: 'the memory of the site stays within its limit (PAGE_CACHE_MB); other visitors still get responses',
  async prepare(target) {
    const words = titleWords(await getArticles(target), 4);
    return async () => {
      const visitors = Array.from({ length: 10 }, () => target.newVisitor());
      const word = (at: number): string => words[at % words.length] ?? 'sleep';
      const responses = await runConcurrently(target.isShort ? 250 : 2500, 10, (index) => {
        const pair = `${word(index)} ${word(index * 3 + Math.floor(index / words.length) + 1)}`;
        return (visitors[index % 10] ?? target.newVisitor()).request(`/search/${encodeURIComponent(pair)}`);
      });
      return {
        responses: countByStatus(responses),
        faults: findUnexpectedResponses('Pages', responses, [200, 429, 503]),
        note: describeSlowest(responses),
      };
    };
  },
};
