import type { Attack } from '../attack.ts';
import { signUp } from '../target/members.ts';
import { countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

/** One more wrong code than an account allows per day, from any address. */
const WRONG = 31;

export const resetLockout: Attack = {
  name: 'reset-lockout',
  finding: 'S7',
  does: 'a stranger requests reset codes for a member and enters 31 wrong ones',
  holds: 'codes are locked with 429 and Retry-After, and the member can still request a mail',
  async prepare(target) {
    const [member] = await signUp(target, 1);
    return async () => {
      const stranger = target.newVisitor();
      const requestCode = (visitor: typeof stranger) =>
        visitor.request('/api/users/forgot-password', { method: 'POST', body: { email: member?.email } });
      const requests = [await requestCode(stranger)];
      const codes = [];
      for (let time = 0; time < WRONG; time += 1) {
        const body = { email: member?.email, otp: String(100_000 + time) };
        codes.push(await stranger.request('/api/users/verify-otp', { method: 'POST', body }));
      }
      requests.push(await requestCode(target.newVisitor()));
      const last = codes.at(-1)?.status;
      return {
        responses: countByStatus([...requests, ...codes]),
        faults: [
          ...findUnexpectedResponses('Mails requested', requests, [200]),
          ...findUnexpectedResponses('Wrong codes', codes, [400, 429]),
          ...(last === 429 ? [] : [`After ${WRONG} wrong codes the status is ${last}, expected 429.`]),
        ],
      };
    };
  },
};
