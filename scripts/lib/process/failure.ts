/** An expected failure: its message tells a person what happened and what to do, so no stack is shown. */
export class Failure extends Error {}
