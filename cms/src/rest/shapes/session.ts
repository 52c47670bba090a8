import type { Core } from '@strapi/strapi';
import type { Member } from '../../domain/members/member';
import { issueToken } from '../../domain/members/tokens/token';
import { toRestMember, type RestMember } from './member';

/** The response of sign-up and login (C8). */
interface RestSession {
  user: RestMember;
  /** For the Authorization header. */
  token: string;
}

/** @param version of the account's tokens */
export function toRestSession(strapi: Core.Strapi, member: Member, version: number): RestSession {
  return { user: toRestMember(member), token: issueToken(strapi, member, version) };
}
