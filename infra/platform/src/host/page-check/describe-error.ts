/** The first line of what an error says, or of the error that caused it. It may come from a window, which has an `Error` of its own. */
export function oneSentence(error: unknown): string {
  if (isError(error)) return error.cause ? oneSentence(error.cause) : oneSentence(error.message);
  return String(error).split('\n', 1)[0] as string;
}

export function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value;
}
