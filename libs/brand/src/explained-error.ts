/**
 * A failure that a person can put right. Its message is for whoever runs the server and says all of it: what is wrong and what to do.
 * No stack is shown of it, which would only hide that.
 */
export class ExplainedError extends Error {
  override readonly name: string = this.constructor.name;
}
