import { format } from 'node:util';
import { runReleaseCommand } from './command';

/** Runs `npm run release -- …` in this process. @returns what it says, and its exit code */
export async function command(
  ...args: readonly string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' };
  const spies = [
    jest.spyOn(console, 'log').mockImplementation((...parts) => {
      said.stdout += `${format(...parts)}\n`;
    }),
    jest.spyOn(console, 'error').mockImplementation((...parts) => {
      said.stderr += `${format(...parts)}\n`;
    }),
  ];
  try {
    return { code: await runReleaseCommand(args), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
