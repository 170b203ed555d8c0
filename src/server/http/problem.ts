// What a client is told when something cannot be: a code that stays, and a sentence for engineers.

export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function notFound(what: string): HttpProblem {
  return new HttpProblem(404, 'notFound', `there is no such ${what}`);
}

export function notYours(message: string): HttpProblem {
  return new HttpProblem(403, 'notYours', message);
}

/** Somebody else was faster, or it is too late for this. */
export function conflict(code: string, message: string): HttpProblem {
  return new HttpProblem(409, code, message);
}
