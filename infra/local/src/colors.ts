/**
 * Whether output may have colours: on a terminal. NO_COLOR forbids them and FORCE_COLOR decides for any output, as Node does it.
 */
export function wantsColors(
  output: { isTTY?: boolean } = process.stdout,
  { FORCE_COLOR, NO_COLOR }: NodeJS.ProcessEnv = process.env,
): boolean {
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR);
  return !NO_COLOR && output.isTTY === true;
}
