/** The command cannot be done (exit code 1). The message also states what to do about it. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number = 1;
}

/** Invalid or missing arguments (exit code 2). */
export class WrongUsage extends CommandError {
  override name = 'WrongUsage';
  override readonly exitCode = 2;
}
