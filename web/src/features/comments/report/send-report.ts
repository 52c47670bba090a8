import * as v from 'valibot';
import { callAsMember, type AnsweredMember } from '../../../lib/api/call-as-member';
import { FAILED } from '../../../lib/api/failed';

/** What comes of reporting a comment, with the server's sentence for it. */
export type Reported =
  | { is: 'reported'; sentence: string | undefined }
  | { is: 'not reported'; sentence: string }
  | Extract<AnsweredMember, { is: 'signed out' }>;

const ALREADY_THERE = 409;
const Thanks = v.object({ message: v.string() });

/** Tells the editors of a comment, for the member. One that was told of before is reported as well. */
export async function sendReport(commentId: number): Promise<Reported> {
  const answered = await callAsMember(() => ({ method: 'POST', path: `/comments/${commentId}/report` }));
  if (answered.is === 'signed out') return answered;
  if (answered.is === 'done') {
    const thanks = v.safeParse(Thanks, answered.body);
    return { is: 'reported', sentence: thanks.success ? thanks.output.message : undefined };
  }
  const sentence = answered.is === 'refused' ? answered.sentence : undefined;
  return answered.is === 'refused' && answered.status === ALREADY_THERE
    ? { is: 'reported', sentence }
    : { is: 'not reported', sentence: sentence || FAILED };
}
