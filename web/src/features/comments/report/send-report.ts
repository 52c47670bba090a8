import * as v from 'valibot';
import { callAsMember, type MemberApiResponse } from '../../../lib/api/call-as-member';
import { GENERIC_ERROR } from '../../../lib/api/generic-error';
import type { REPORT_REASONS } from '../../../lib/shared/comments.gen';

export type ReportReason = (typeof REPORT_REASONS)[number];

/** The outcome of reporting a comment, with the server's message. */
type ReportOutcome =
  | { is: 'reported'; sentence: string | undefined }
  | { is: 'not reported'; sentence: string }
  | Extract<MemberApiResponse, { is: 'signed out' }>;

const ALREADY_THERE = 409;
const Thanks = v.object({ message: v.string() });

/** Reports a comment to the editors on behalf of the member. A repeated report counts as reported. */
export async function sendReport(
  commentId: number,
  reason: ReportReason | undefined,
): Promise<ReportOutcome> {
  const response = await callAsMember(() => ({
    method: 'POST',
    path: `/comments/${commentId}/report`,
    ...(reason !== undefined && { body: { reason } }),
  }));
  if (response.is === 'signed out') return response;
  if (response.is === 'done') {
    const thanks = v.safeParse(Thanks, response.body);
    return { is: 'reported', sentence: thanks.success ? thanks.output.message : undefined };
  }
  const sentence = response.is === 'refused' ? response.sentence : undefined;
  return response.is === 'refused' && response.status === ALREADY_THERE
    ? { is: 'reported', sentence }
    : { is: 'not reported', sentence: sentence || GENERIC_ERROR };
}
