/**
 * The machine or a setting does not allow what was asked. The message is one sentence for the person at the keyboard:
 * what is wrong and what to do. It is shown without a stack, and the command ends with exit code 1.
 */
export class CommandError extends Error {
  override name = 'CommandError';
}
