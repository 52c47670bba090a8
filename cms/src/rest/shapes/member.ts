import type { Member } from '../../domain/members/member';

/** A member in their own account calls (C8); both ids are the same. */
export interface RestMember {
  id: number;
  user_id: number;
  username: string;
  email: string;
}

export function toRestMember({ id, username, email }: Member): RestMember {
  return { id, user_id: id, username, email };
}
