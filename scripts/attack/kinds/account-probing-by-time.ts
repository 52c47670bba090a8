import type { Attack } from '../attack.ts';
import type { ClientResponse } from '../target/client.ts';
import { signUp } from '../target/members.ts';
import { percentile } from '../measure/percentile.ts';
import { countByStatus } from '../measure/tally.ts';

export const namesByTime: Attack = {
  name: 'names-by-time',
  finding: 'S6',
  does: 'wrong passwords, alternating between addresses with and without an account, for members and editors',
  holds: 'both get the same response, after about the same time (reported)',
  async prepare(target) {
    const [member] = await signUp(target, 1);
    return async () => {
      const rounds = target.isShort ? 6 : 9;
      const responses: ClientResponse[] = [];
      const faults: string[] = [];
      const notes: string[] = [];
      for (const [who, path, known] of [
        ['members', '/api/users/login', member?.email],
        ['editors', '/admin/login', target.own?.admin.email ?? 'admin@wellfolio.example'],
      ] as const) {
        const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
        const distinct = new Set<string>();
        for (let round = 0; round < rounds; round += 1) {
          for (const [kind, email] of [
            ['known', known],
            ['unknown', `nobody-${round}@example.org`],
          ] as const) {
            const body = { email, password: 'Wr0ng!password' };
            const response = await target.newVisitor().request(path, { method: 'POST', body });
            responses.push(response);
            times[kind].push(response.milliseconds);
            distinct.add(`${response.status} ${response.text}`);
          }
        }
        if (distinct.size > 1)
          faults.push(`Known and unknown addresses of ${who} get ${distinct.size} different responses.`);
        notes.push(
          `${who}: ${percentile(times.known, 50).toFixed(0)} ms known, ${percentile(times.unknown, 50).toFixed(0)} ms unknown`,
        );
      }
      return { responses: countByStatus(responses), faults, note: notes.join('; ') };
    };
  },
};
