import { Failure } from '../lib/process/failure.ts';
import { getField } from './requests/read-requests.ts';

/** A member that the benchmark signed up, and the headers of their requests. */
export interface BenchMember {
  id: number;
  auth: { authorization: string };
}

/** Signs up `count` members through the API, one after the other, because each costs a password hash. */
export async function signUp(address: string, count: number): Promise<BenchMember[]> {
  const members: BenchMember[] = [];
  for (let number = 1; number <= count; number++) {
    const response = await fetch(`${address}/api/users/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: `bench ${number}`,
        email: `bench-${number}@example.org`,
        password: 'For@the@bench1',
      }),
    });
    const body: unknown = await response.json();
    const [id, token] = [getField(getField(body, 'user'), 'id'), getField(body, 'token')];
    if (typeof id !== 'number' || typeof token !== 'string')
      throw new Failure(`Member ${number} could not sign up (${response.status}): ${JSON.stringify(body)}`);
    members.push({ id, auth: { authorization: `Bearer ${token}` } });
  }
  return members;
}
