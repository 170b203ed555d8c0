/** Bad input from outside: told in one line with a stable code, exit code 2. */
export class Problem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
