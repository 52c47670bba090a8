import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { getArticles, titleWords } from '../target/members.ts';
import { describeSlowest, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

export const misspeltSearches: Attack = {
  name: 'misspelt-searches',
  finding: 'S17',
  does: '600 searches from one address with a typo in every word, 20 at a time; none is cached, and each word needs spelling candidates',
  holds:
    'each returns results, or is refused with 429 or 503 and Retry-After; other visitors still get responses',
  async prepare(target) {
    const words = titleWords(await getArticles(target), 6);
    const misspelt = (at: number): string => {
      const word = words[at % words.length] ?? 'nutrition';
      const place = 1 + (at % (word.length - 2));
      return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2);
    };
    return async () => {
      const visitor = target.newVisitor();
      const responses = await runConcurrently(target.isShort ? 150 : 600, 20, (index) => {
        const search = [0, 1, 2, 3].map((word) => misspelt(index * 7 + word * 11)).join(' ');
        return visitor.request(`/api/blogs?search=${encodeURIComponent(search)}`);
      });
      return {
        responses: countByStatus(responses),
        faults: findUnexpectedResponses('Searches', responses, [200, 429, 503]),
        note: describeSlowest(responses),
      };
    };
  },
};
