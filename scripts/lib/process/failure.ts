/** An expected error. Its message says what happened and what to do, so no stack is shown. */
export class Failure extends Error {}
